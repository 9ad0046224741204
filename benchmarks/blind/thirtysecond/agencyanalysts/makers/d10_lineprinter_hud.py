from common import *
from fpdf import FPDF
from datetime import datetime
def make():
    R=random.Random(1010); name='ghr412_stclement_t12.pdf'
    ms=months(2023,10); cols=[f'{MON[m-1].upper()} {y}' for y,m in ms]+['12 MO TOTAL']
    s=St('TWELVE MONTH OPERATING STATEMENT','ST CLEMENT MANOR','2023-10-01','2024-09-30',cols,dec=0,page=1)
    def L(c,n,b,v=.05,z=0,sg=1):
        return s.l(n,[sg*x if x else 0 for x in series(R,b,v,zero=z,dec=0)],1,c)
    def X(c,n,m): return s.l(n,m+[sum(m)],1,c)
    s.h('RENT REVENUE')
    a=[L('5120','RENT REVENUE - GROSS POTENTIAL',21840,.01),L('5121','TENANT ASSISTANCE PAYMENTS',70215,.01),L('5220','VACANCIES - APARTMENTS',2260,.5,.0,-1)]; t1=s.t('NET RENTAL REVENUE',a)
    s.h('OTHER REVENUE'); a=[L('5910','LAUNDRY AND VENDING',512,.2),L('5920','TENANT CHARGES',145,.9,.2),L('5990','MISCELLANEOUS REVENUE',60,.9,.5),L('5440','REVENUE FROM INVESTMENTS - RES',388,.15)]; t2=s.t('TOTAL OTHER REVENUE',a)
    ti=s.t('TOTAL REVENUE',[t1,t2],typ='TOTAL',key='total_income'); E=[]
    for hd,ls in [('ADMINISTRATIVE',[('6203','CONVENTIONS AND MEETINGS',140,.9,.6),('6210','ADVERTISING AND MARKETING',85,.8,.5),('6311','OFFICE EXPENSES',780,.3,0),('6320','MANAGEMENT FEE',5460,.0,0),('6330','MANAGER SALARIES',5890,.08,0),('6340','LEGAL EXPENSE - PROJECT',320,.8,.4),('6351','BOOKKEEPING FEES',672,0,0),('6390','SERVICE COORDINATOR',3720,.06,0)]),('UTILITIES',[('6450','ELECTRICITY',6230,.15,0),('6451','WATER',2110,.1,0),('6452','GAS',2440,.55,0),('6453','SEWER',2580,.1,0)]),('OPERATING AND MAINTENANCE',[('6510','PAYROLL',8340,.07,0),('6515','SUPPLIES',1640,.4,0),('6520','CONTRACTS',5120,.35,0),('6525','GARBAGE AND TRASH REMOVAL',985,.04,0),('6546','HEATING/COOLING REPAIRS',870,.9,.1),('6548','SNOW REMOVAL',1150,.5,.55)]),('TAXES AND INSURANCE',[('6711','PAYROLL TAXES',1180,.1,0),('6720','PROPERTY AND LIABILITY INS',4415,0,0),('6722','WORKMENS COMPENSATION',390,.05,0),('6723','HEALTH INS AND BENEFITS',2760,.06,0)])]:
        s.h(hd+' EXPENSES' if hd[0]!='T' else hd); ii=[L(*q) for q in ls]; E.append(s.t('TOTAL '+hd,ii))
    te=s.t('TOTAL COST OF OPERATIONS',E,typ='TOTAL',key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME',[ti],[te],typ='TOTAL',key='noi')
    ii=[X('6820','INTEREST ON MORTGAGE PAYABLE',[9880-14*i for i in range(12)]),X('6850','MORTGAGE INSURANCE PREMIUM',[905]*12),X('1320','REPL RESERVE DEPOSITS',[3150]*9+[3245]*3)]
    tf=s.t('TOTAL FINANCIAL AND RESERVES',ii); s.t('NET INCOME AFTER RESERVES',[noi],[tf],typ='TOTAL',key='net_income')
    tm=lambda v: '' if v is None else (f'{abs(v):,}-' if v<0 else f'{v:,} ')
    p=FPDF('L','pt',(612,792)); p.set_auto_page_break(False); p.set_creation_date(datetime(2024,10,18)); per=len(s.rows)
    lines=[]
    for half in (0,1):
        cs=range(0,6) if half==0 else range(6,13)
        p.add_page(); y=22; p.set_font('Courier','',7.6)
        def pr(t,b=False):
            nonlocal y
            p.set_font('Courier','B' if b else '',7.6); p.text(30,y,t); y+=8.7
        pr(f"{'PROGRAM GHR412':<40}{'GOOD HARBOR RESIDENCES MGMT CORP':^60}{'PAGE':>20} {half+1:>4}")
        pr(f"{'RUN 10/18/24 07:31':<40}{'TWELVE MONTH OPERATING STATEMENT':^60}"); pr(f"{'PROJECT 034-EE081':<40}{'ST CLEMENT MANOR   91 UNITS   SECTION 202/8':^60}"); pr(f"{'':<40}{'OCTOBER 2023 THRU SEPTEMBER 2024':^60}"); y+=5
        pr(f"{'ACCT':<6}{'DESCRIPTION':<34}"+''.join((f'{MON[ms[c][1]-1].upper():>10} ' if c<12 else f"{'12 MO':>10} ") for c in cs)); pr(' '*40+''.join((f'{ms[c][0]:>10} ' if c<12 else f"{'TOTAL':>10} ") for c in cs)); pr('='*(40+11*len(cs)))
        for r in s.rows:
            if r['type']=='HEADING': y+=2; pr(r['label']); continue
            if r['type']!='LINE': y-=4.5; pr(' '*40+''.join('  -------- ' for c in cs)); y-=2.5
            pr(f"{r['code'] or '':<6}{r['label']:<34}"+''.join(f"{tm(r['v'][c]):>11}" for c in cs))
            if r['type']=='TOTAL': y-=3; pr(' '*40+''.join('  ======== ' for c in cs)); y-=1.5
        if half==0: y+=2; pr('*** CONTINUED - APR 2024 THRU TOTAL ON NEXT PAGE ***')
        else: y+=2; pr('*** END OF REPORT ***')
        lines.append(y)
    print('lineprinter end y',lines)
    p.output(os.path.join(DOC,name))
    return save(name,s,'MULTIFAMILY','OPERATING_STATEMENT_T12','line-printer Courier, HUD accounts, trailing minus, months split over two pages',True)
