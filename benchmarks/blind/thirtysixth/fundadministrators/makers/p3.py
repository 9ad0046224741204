# MRI-style balance sheet printed in Courier, industrial JV
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F='KRL-JV_BALSHT_0924.pdf'
def make():
    g=random.Random(3603)
    s=St('Comparative Balance Sheet','Kestrel Ridge Logistics JV LLC',None,'2024-09-30',['Sep 30, 2024','Jun 30, 2024','Net Change','Dec 31, 2023'],dec=2,derive=lambda b,k:[b[0],b[1],b[0]-b[1],b[2]])
    def q(a,v=.1): return [rnd(a*100*(1+g.gauss(0,v))) for _ in range(3)]
    def grow(d,sep,mid=None): # cumulative balances
        return [rnd(x*100) for x in (sep,mid,d)]
    s.begin('ASSETS'); 
    s.begin('CURRENT ASSETS')
    s.L('Cash - Operating',q(1184200,.2),'1010'); s.L('Cash - Property Mgmt Trust',q(212800,.3),'1015'); s.L('Cash - Security Deposits',grow(338400,352150,352150),'1020')
    s.L('Tenant Receivables',q(287600,.3),'1110'); s.L('Allowance for Doubtful Accts',grow(-22500,-38900.5,-31250),'1115'); s.L('Recoveries Receivable - CAM',q(146300,.25),'1120'); s.L('Prepaid Insurance',grow(41290.18,118733.34,4118.07),'1210'); s.L('Prepaid Real Estate Taxes',[0,0,rnd(6214455)],'1215'); s.L('Due from Affiliate',grow(0,8250,19400),'1310')
    s.end('TOTAL CURRENT ASSETS')
    s.begin('LENDER RESERVES'); s.L('Tax and Insurance Escrow',q(402000,.25),'1410'); s.L('Replacement Reserve',grow(211880.41,268941.77,249822.30),'1420'); s.L('TI/LC Reserve',grow(1250000,1047316.25,1133210.88),'1430'); s.end('TOTAL LENDER RESERVES')
    s.begin('FIXED ASSETS'); 
    s.L('Land',grow(14860000,14860000,14860000),'1510'); s.L('Buildings',grow(61244318.55,61244318.55,61244318.55),'1520'); s.L('Building Improvements',grow(2107740,2688219.36,2415902.11),'1530'); s.L('Tenant Improvements',grow(3985112.9,4417055.62,4310240.62),'1540'); s.L('Construction in Progress',grow(96400,188245.73,241017.4),'1560')
    s.L('Less: Accum Depreciation',grow(-8412655.14,-9906218.02,-9402884.83),'1590'); s.end('NET FIXED ASSETS')
    s.begin('OTHER ASSETS'); s.L('Deferred Leasing Costs',grow(2604110,2791644.5,2744018),'1610'); s.L('Less: Accum Amort - Leasing',grow(-811240.66,-1062118.4,-977301.22),'1615'); s.L('Deferred Rent Receivable',grow(1122870.35,1366408.92,1287640.17),'1620'); s.L('Interest Rate Cap, at Fair Value',grow(488200,301775,396640),'1640'); s.L('Utility Deposits',grow(12600,12600,12600),'1650'); s.end('TOTAL OTHER ASSETS')
    ta=s.end('TOTAL ASSETS',key='total_assets',typ='TOTAL')
    s.begin('LIABILITIES AND MEMBERS\' EQUITY')
    s.begin('LIABILITIES')
    s.begin('CURRENT LIABILITIES'); s.L('Accounts Payable - Trade',q(233100,.25),'2010'); s.L('Accrued Expenses',q(118700,.2),'2020'); s.L('Accrued Real Estate Taxes',grow(388915.62,1104370.5,736247),'2030'); s.L('Accrued Interest Payable',grow(224411.67,223190.04,223604.88),'2040'); s.L('Construction Retainage Payable',grow(9640,18824.57,24101.74),'2050'); s.L('Prepaid Rent',q(194500,.25),'2060'); s.L('Distributions Payable',grow(0,525000,0),'2070'); s.end('TOTAL CURRENT LIABILITIES')
    s.begin('LONG-TERM LIABILITIES'); s.L('Mortgage Note Payable',grow(47250000,46878336.19,47004910.44),'2510'); s.L('Less: Unamort Loan Costs',grow(-612400,-509066.65,-543511.1),'2520'); s.L('Mezzanine Loan',grow(4000000,4000000,4000000),'2530'); s.L('Tenant Security Deposits',grow(336900,350650,350650),'2610'); s.L('Below-Market Lease Liab, Net',grow(702118.44,588640.29,626466.34),'2620'); s.end('TOTAL LONG-TERM LIABILITIES')
    tl=s.end('TOTAL LIABILITIES',key='total_liabilities',typ='TOTAL')
    s.begin('MEMBERS\' EQUITY')
    s.L('Capital - Halvorsen RE Partners V',grow(27900000,28350000,28350000),'3010'); s.L('Capital - Kestrel Sponsor LLC',grow(3100000,3150000,3150000),'3020'); s.L('Distributions - Halvorsen',grow(-2241000,-4131000,-3658500),'3110'); s.L('Distributions - Kestrel',grow(-249000,-459000,-406500),'3120')
    cy=[0,0,0]; cy[0]=rnd(48211744);cy[1]=rnd(35102219)
    A=s.rows[ta]['base'];Lb=s.rows[tl]['base'];eq=[sum(s.rows[i]['base'][c] for i,_ in s.stack[-1]) for c in range(3)]
    # retained earnings constant within the year: let operating cash take the difference
    plug=[A[c]-Lb[c]-eq[c]-cy[c] for c in range(3)]
    re=plug[2]; op=next(r for r in s.rows if r['code']=='1010')
    s._fix=(plug,re)
    # shift building improvements? -> shift cash so that retained earnings equals year-end figure
    for c in (0,1): s._d=plug[c]-re; s._sh=(s.__dict__.setdefault('_shl',[])); s._sh.append(plug[c]-re)
    s.L('Retained Earnings (Deficit)',[re]*3,'3900'); s.L('Current Year Earnings',cy,'3950')
    te=s.end('TOTAL MEMBERS\' EQUITY',key='total_equity',typ='TOTAL')
    tle=s.end('TOTAL LIABILITIES AND EQUITY',typ='TOTAL')
    # the difference goes through operating cash
    d=s._shl
    tgt=op
    for c in (0,1):
        tgt['base'][c]-=d[c]
    for r in s.rows:
        if r['items']: r['base']=[sum(sg*s.rows[i]['base'][c] for i,sg in r['items']) for c in range(3)]
        if r['base'] is not None: r['vals']=s.derive(r['base'],'inc')
    assert s.rows[ta]['base']==s.rows[tle]['base'],(s.rows[ta]['base'],s.rows[tle]['base'])
    print('  p3 cash',tgt['base'],'re',re)
    W,H=letter; c=canvas.Canvas(os.path.join(DOC,F),pagesize=letter,invariant=1)
    f='Courier';sz=7.6
    out=[]
    for r in s.rows:
        if r['type']=='HEADING':
            out.append(''); out.append(' '*(6+2*r['lvl'])+r['label']); 
        else:
            if r['items'] : out.append(' '*46+''.join(('-'*14).rjust(17) for _ in range(4)))
            lab=((r['code'] or '')+' ').ljust(6)+' '*2*r['lvl']+r['label']
            out.append(lab.ljust(46)[:46]+''.join(fm(v,2,'paren').rjust(17) if v<0 else (fm(v,2)+' ').rjust(17) for v in r['vals']))
            if r['type']=='TOTAL' and r['label'] in('TOTAL ASSETS','TOTAL LIABILITIES AND EQUITY'): out.append(' '*46+''.join(('='*14).rjust(17) for _ in range(4)))
    cut=[i for i,l in enumerate(out) if "LIABILITIES AND MEMBERS' EQUITY" in l][0]
    for p,ch in enumerate([out[:cut],out[cut:]]):
        c.setFont(f,sz); y=H-36
        hd=['Database: KESTREL'.ljust(44)+'Comparative Balance Sheet'.ljust(48)+f'Page:  {p+1}',
            'ENTITY:   KRL100'.ljust(44)+'Kestrel Ridge Logistics JV LLC'.ljust(48)+'Date:  10/21/2024',
            'Accrual'.ljust(44)+'September 30, 2024'.ljust(48)+'Time:  04:37 PM','',
            ' '*46+''.join(x.rjust(16)+' ' for x in ('Current','Prior','','Prior')),
            ' '*46+''.join(x.rjust(16)+' ' for x in ('Period','Quarter','Net','Year End')),
            'Acct  Description'.ljust(46)+''.join(x.rjust(16)+' ' for x in ('Sep 30, 2024','Jun 30, 2024','Change','Dec 31, 2023')),'-'*114]
        for l in hd+ch: c.drawString(36,y,l); y-=10.4
        if p==1:
            y-=16
            for l in ['* Distributions payable: third quarter distribution declared 09/27/2024, paid 10/15/2024.','* Loan matures 03/09/2027; SOFR cap strike 4.25% on the full senior balance. Capital call of 05/03/2024 funded','  roof replacement, Building 4.']: c.drawString(36,y,l); y-=10.4
        c.showPage()
    c.save()
    save(F,[s],'INDUSTRIAL','BALANCE_SHEET','JV controller, MRI','Courier line-printer, four columns with net change, two pages',False)
