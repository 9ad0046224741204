# legacy mainframe-style ledger print, several entities, three pairs of columns
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(40101)
NAME='GL0410R_TIC_NetLease_0626'
ENT=[('0417','CORVALE DRUG - TUPELO MS',5120000,.58),('0422','BRIGHTWELL AUTO PARTS - OPELIKA AL',2265000,0),
     ('0431','HARLAN FARM SUPPLY - SEDALIA MO',6480000,.55),('0436','DOLLAR PANTRY - YAZOO CITY MS',1710000,.5)]
N={'1010':'CASH - OPERATING','1015':'CASH - LENDER LOCKBOX','1120':'TENANT RECEIVABLES','1150':'STRAIGHT-LINE RENT RECEIVABLE','1210':'PREPAID INSURANCE',
'1310':'ESCROW - REAL ESTATE TAXES','1410':'LAND','1420':'BUILDING','1430':'SITE IMPROVEMENTS','1490':'ACCUM DEPR - BLDG & IMPROV','1510':'DEFERRED LOAN COSTS','1519':'ACCUM AMORT - LOAN COSTS',
'2010':'ACCOUNTS PAYABLE','2050':'ACCRUED INTEREST','2060':'ACCRUED REAL ESTATE TAXES','2110':'RENT RECEIVED IN ADVANCE','2310':'MORTGAGE NOTE PAYABLE','3010':'CO-OWNERS CAPITAL','3100':'DISTRIBUTIONS TO CO-OWNERS','3900':'UNDISTRIBUTED EARNINGS',
'4010':'BASE RENT','4015':'STRAIGHT-LINE RENT ADJ','4050':'RECOVERY - RE TAXES','4060':'RECOVERY - INSURANCE','6110':'REAL ESTATE TAXES','6120':'PROPERTY INSURANCE','6150':'ROOF & STRUCTURE REPAIRS','6210':'ASSET MANAGEMENT FEE','6220':'BANK & TRUSTEE CHARGES','6240':'STATE FRANCHISE TAX','7010':'MORTGAGE INTEREST','8010':'DEPRECIATION','8020':'AMORTIZATION - LOAN COSTS'}
rows=[];totals=[];L=[]
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
grand=[0]*6
def f(c): return f"{c/100:,.2f}" if c else ''
for no,nm,price,ltv in ENT:
    P=price*100; op={};dr={};cr={}
    def o(a,v): op[a]=op.get(a,0)+int(v)
    def post(d,c,v):
        v=int(v); dr[d]=dr.get(d,0)+v; cr[c]=cr.get(c,0)+v
    rent=int(P*.0655/12)//100*100; land=int(P*.21); site=int(P*.06); bld=P-land-site
    o('1010',R.randint(1500000,9800000)); o('1410',land);o('1420',bld);o('1430',site)
    dep=int(bld/39/12+site/15/12); age=R.randint(30,70); o('1490',-dep*age); o('8010',dep*5)
    sl=R.randint(21000,94000); o('1150',sl*age); o('4015',-sl*5); o('4010',-rent*5)
    tax=int(P*.011/12); ins=int(P*.0016/12)
    o('6120',ins*5);o('1210',ins*R.randint(3,7)); o('4060',-ins*5)
    o('6110',tax*5);o('2060',-tax*5);o('4050',-tax*5)
    am=int(rent*.03);o('6210',am*5);o('6220',R.randint(9000,31000))
    post('1120','4010',rent); post('1010' if not ltv else '1015','1120',rent)
    post('1150','4015',sl); post('8010','1490',dep); post('6120','1210',ins); post('6110','2060',tax)
    post('1120','4050',tax);post('1120','4060',ins); o('1120',tax+ins+R.randint(0,900000))
    post('1010','1120',tax+ins+R.randint(0,60000))
    post('6210','1010',am);post('6220','1010',R.randint(2500,7500))
    if ltv:
        loan=int(P*ltv);o('2310',-loan);lc=int(loan*.014);o('1510',lc);ma=lc//120;o('1519',-ma*age);o('8020',ma*5)
        it=int(loan*.0494/12);o('7010',it*5);o('2050',-it)
        o('1015',rent+R.randint(1000,80000)*10); post('2050','1015',it);post('7010','2050',it);post('8020','1519',ma)
        pr=int(loan*.0014);post('2310','1015',pr); o('1310',tax*6); post('1310','1015',tax)
        post('1010','1015',rent-it-pr-tax)
        dist=int((rent-it-pr-am)*.8)
    else:
        dist=int(rent*.9); o('2110',-rent); post('2110','1120',rent); post('1120','1010',0)
    o('3100',dist*5);post('3100','1010',dist)
    if no=='0431': post('6150','2010',1284750); o('6150',342500)
    o('2010',-R.randint(20000,240000)); 
    if no in('0417','0436'): o('6240',R.choice([25000,40000])); post('2010','1010',R.randint(5000,19000))
    o('3900',-R.randint(200000,6000000)*3); o('3010',-sum(op.values()))
    L.append(('E',f"{no}  {nm}")); st=[0]*6
    for a in sorted(set(op)|set(dr)|set(cr)):
        b=op.get(a,0);d=dr.get(a,0);c=cr.get(a,0);e=b+d-c
        v=[max(b,0),max(-b,0),d,c,max(e,0),max(-e,0)]
        if not any(v): continue
        st=[x+y for x,y in zip(st,v)]
        L.append(('R',(a+'-00',N[a],v)))
        r={'property':f"{no} {nm}",'account':a+'-00','name':N[a]}
        for k,x in zip(K,v):
            if x: r[k]=c2(x)
        rows.append(r)
    assert st[0]==st[1] and st[2]==st[3] and st[4]==st[5]
    L.append(('T',(f'** TOTAL ENTITY {no}',st)));totals.append(dict(label=f'** TOTAL ENTITY {no}',**{k:c2(x) for k,x in zip(K,st)}))
    grand=[x+y for x,y in zip(grand,st)]
L.append(('G',('*** TOTAL ALL ENTITIES',grand)));totals.append(dict(label='*** TOTAL ALL ENTITIES',**{k:c2(x) for k,x in zip(K,grand)}))
W,H=landscape(letter); cv=canvas.Canvas(doc(NAME+'.pdf'),pagesize=(W,H)); FS=7.6; LH=10.4
def nums(v): return ''.join(f"{f(x):>17}" if i%2==0 else f"{f(x):>16}" for i,x in enumerate(v))
page=0;y=0;cur=''
def head():
    global page,y
    if page: cv.showPage()
    page+=1; cv.setFont('Courier',FS); y=H-34
    for s in [f"GL0410R{'LANDMERE NET LEASE SERVICES, L.L.C.':^125}PAGE {page:>4}",f"07/09/26  14:22:07{'TRIAL BALANCE BY ENTITY':^103}USER  KOPELAND",f"{'':18}{'PERIOD 06/26   (FISCAL YEAR BEGINS 01/26)':^103}BASIS ACCRUAL",'',
      f"{'':44}{'- - BALANCE FORWARD 05/31/26 - -':^33}{'- - - - CURRENT PERIOD - - - -':^33}{'- - BALANCE AT 06/30/26 - - -':^33}",
      f"{'ACCOUNT':<10}{'DESCRIPTION':<34}"+''.join(f"{h:>17}" if i%2==0 else f"{h:>16}" for i,h in enumerate(['DEBIT','CREDIT']*3)),'='*143]: out(s)
def out(s):
    global y
    cv.drawString(38,y,s); y-=LH
head()
for k,x in L:
    if y<(96 if k=='E' else 52):
        head()
        if k!='E': out(f"ENTITY  {cur}  (CONT'D)"); out('')
    if k=='E': cur=x; out(f"ENTITY  {x}"); out('')
    elif k=='R': out(f"{x[0]:<10}{x[1]:<34}"+nums(x[2]))
    else:
        out(f"{'':44}"+''.join((' '*(3 if i%2==0 else 2)+'-'*14) for i in range(6))); out(f"{x[0]:<44}"+nums(x[1])); out('')
out('*** END OF REPORT - ENTITIES IN BALANCE ***'); cv.save()
save(NAME,'TB',K,rows,totals)
