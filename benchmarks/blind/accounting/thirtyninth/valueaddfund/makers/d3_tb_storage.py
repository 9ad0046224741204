from common import *
from fpdf import FPDF
import datetime
STEM='GL0420_STORAGE_202606'
FAC=[('014','KEYSTORE SELF STORAGE - HARLAN RD',1.0),('022','KEYSTORE SELF STORAGE - MILL POND',.72),('031','PACK & LATCH STORAGE - ROUTE 9',1.34)]
BS=[('1010','CASH-OPERATING','cash',84210.33),('1030','CASH-UNDEPOSITED','b',1840.0),('1110','A/R TENANTS','ar',14620.5),('1190','RESERVE FOR BAD DEBT','allow',-4100),('1220','MERCH INVENTORY-LOCKS,BOXES','inv',3918.26),('1300','PREPAID INSURANCE','prepins',16240),('1500','LAND','b',640000),('1510','BUILDINGS','b',3218400),('1540','GATE/CAMERA/SOFTWARE','cip',86205.19),('1590','ACCUM DEPREC','accum',-702318.44),('2010','ACCOUNTS PAYABLE','ap',-13420.18),('2060','SALES TAX PAYABLE','b',-2216.73),('2080','ACCRUED RE TAX','acctax',-24500),('2110','PREPAID RENT','b',-11384.9),('2500','NOTE PAYABLE-FARMSTEAD BANK','debt',-2110344.61),('3010','OWNER EQUITY','plug',0),('3100','OWNER DRAWS','dist',90000)]
IS=[('4010','RENT-UNITS','rev',58240),('4020','RENT-PARKING/RV','rev',4115),('4050','DISCOUNTS & PROMOS','contra',3980),('4110','LATE/LIEN FEES','rev',2740),('4120','ADMIN FEES','rev',1125),('4130','TENANT PROTECTION PLAN','rev',3860),('4140','AUCTION PROCEEDS','rev',615),('4210','MERCHANDISE SALES','rev',940),('5010','COST OF MERCHANDISE','b5',2310.4),('6010','WAGES','pay',8950),('6030','PAYROLL TAX','pay',790),('6110','CREDIT CARD FEES','exp',1630),('6120','CALL CENTER','exp',720),('6130','INTERNET ADS','exp',2480),('6210','ELECTRIC','exp',1915),('6230','REPAIRS-DOORS','exp',845),('6240','SNOW/LANDSCAPE','exp',610),('6310','PROPERTY TAX','tax',4900),('6320','INSURANCE','ins',2030),('6410','MANAGEMENT FEE','exp',3490),('7010','INTEREST','int',10120),('7100','DEPRECIATION','dep',9240)]
def cr(c):
    s='{:,.2f}'.format(abs(c)/100)
    if s.startswith('0.'): s=s[1:]
    return s+('CR' if c<0 else '  ')
def make():
    rng=random.Random(39003)
    K=['beginning','activity','ending']
    rows=[];tots=[];lines=[]  # (text, kind)
    ALL=[0]*3; planted=None
    line=lambda a,n,v: f'{a:<6}{n:<32}'+''.join(f'{cr(x):>19}' for x in v)
    for fi,(no,nm,sc) in enumerate(FAC):
        L=Ledger([(c,n,k,round(a*sc*rng.uniform(.93,1.07),2)) for c,n,k,a in BS+IS if not(fi==1 and c in('4020','1030','4140')) ],rng,5)
        L.plug(); L.month(); k=L.k
        L.post(k['cip'],k['ap'],412000*sc); L.post(k['debt'],k['cash'],388214*sc); L.post(k['dist'],k['cash'],1500000*sc); L.post('5010',k['inv'],43811*sc); L.post(k['inv'],k['ap'],61200 if fi!=1 else 0)
        prop=f'{no} - {nm}'
        lines.append((f'FACILITY {prop}','fac',prop)); lines.append(('','',''))
        F=[0]*3
        for grp,ch in(('BALANCE SHEET',BS),('INCOME STATEMENT',IS)):
            S=[0]*3
            for c,n,_,_ in ch:
                if c not in L.a: continue
                x=L.a[c]; v=[x['beg'],x['dr']-x['cr'],L.end(c)]; pv=list(v)
                if fi==1 and c=='6130':
                    s=list(str(abs(pv[2]))); j=len(s)-5   # hundreds digit of dollars
                    o=s[j]; s[j]=str((int(o)+3)%10); pv[2]=int(''.join(s))
                    planted=dict(what=f'{prop}: account 6130 INTERNET ADS ending balance printed {cr(pv[2]).strip()} instead of {cr(v[2]).strip()}',kind='digit_changed')
                lines.append((line(c,n,pv),'row',''))
                rows.append(dict(property=prop,account=c,name=n,**{a:d(b) for a,b in zip(K,pv)}))
                S=[a+b for a,b in zip(S,v)]
            lab=f'TOTAL {grp}'; lines.append((' '*38+('  '+'-'*15+'  ')*3,'','')); lines.append((line('',lab,S),'tot','')); lines.append(('','',''))
            tots.append(dict(label=lab,**{a:d(b) for a,b in zip(K,S)})); F=[a+b for a,b in zip(F,S)]
        lab=f'FACILITY {no} NET'; lines.append((line('',lab,F),'tot','')); lines.append((' '*38+('  '+'='*15+'  ')*3,'','')); lines.append(('','brk',''))
        tots.append(dict(label=lab,**{a:d(b) for a,b in zip(K,F)})); ALL=[a+b for a,b in zip(ALL,F)]
        assert F==[0,0,0]
    lines.append((line('','ALL FACILITIES NET',ALL),'tot','')); tots.append(dict(label='ALL FACILITIES NET',**{a:d(b) for a,b in zip(K,ALL)}))
    lines.append(('','','')); lines.append(('*** END OF REPORT GL0420 ***   117 ACCTS READ'.replace('117',str(len(rows))),'',''))
    pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); pdf.set_creation_date(datetime.datetime(2026,7,6,14,22))
    PER=47; y=0; page=0; cur=''; n=PER+1
    def head():
        nonlocal y,page,n
        pdf.add_page(); page+=1; pdf.set_font('Courier','',9); y=40; n=0
        out(f'RUN 07/06/26 14:22          KEYSTORE HOLDINGS - GENERAL LEDGER                        PAGE {page:>3}')
        out(f'GL0420                      TRIAL BALANCE FOR PERIOD 06/26                            USER TLK')
        out('')
        out(f"{'ACCT':<6}{'ACCOUNT NAME':<32}{'BEGINNING':>17}  {'NET':>17}  {'ENDING':>17}")
        out(f"{'':<38}{'BALANCE':>17}  {'CHANGE':>17}  {'BALANCE':>17}")
        out('-'*93)
    def out(t):
        nonlocal y,n
        pdf.text(54,y,t); y+=12; n+=1
    first=True
    for t,kd,p in lines:
        if kd=='fac': cur=p
        if not t and n>=PER: continue
        if 'ALL FACILITIES' in t: cur=''
        if n>=PER or (kd=='fac' and n>38) :
            head()
            if kd!='fac' and cur and kd!='': out(f"FACILITY {cur}  (CONT'D)"); out('')
        out(t)
    pdf.output(f'{DOC}/{STEM}.pdf')
    save(STEM,'pdf','TB','SELF_STORAGE','Keystore Holdings GL system','line-printer report, fixed pitch, CR suffix, three facilities','trailing CR, facility headings carried over pages, zero as .00, planted',K,rows,tots,planted)
