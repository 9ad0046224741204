# fpdf2, portrait, name before code, Dr/Cr marks, sections; PLANTED digit
import random; from common import *; from fpdf import FPDF
R=random.Random(2503)
S=[('ASSETS',[('Checking, Bank of Penfield x4471','10100',9133452),('Money market x8820','10150',25004719),('Rents receivable','11000',1811900),('Straight-line rent receivable','11500',4420088),('Escrow, real estate taxes','12000',3865013),('Escrow, roof reserve','12050',6000000),('Land, Dunmore Rd','15000',87500000),('Buildings 1 to 3','15100',464250000),('Tenant improvements','15200',21777540),('Leasing commissions, net','15300',5230616),('Accumulated depreciation','15900',-118640233)]),
('LIABILITIES',[('Accounts payable','20000',-2246079),('Retainage, Hask Paving','20100',0),('Security deposits held','21000',-7712500),('Rent received in advance','21500',-3108333),('Note payable, Cobalt Savings','25000',-263900544)]),
("PARTNERS' CAPITAL",[('Harrow Lane Family Office (60%)','30100',-141200000),('R. Tennyson Blythe (25%)','30200',0),('Quarry Street Investors (15%)','30300',-35644000),('Draws, all partners','30900',0)]),
('REVENUE',[(x,k,0) for x,k in [('Base rent, warehouse','40100'),('Base rent, flex office','40150'),('CAM recoveries','40200'),('Tax recoveries','40250'),('Trailer yard parking','40300'),('Interest earned','40900')]]),
('EXPENSES',[(x,k,0) for x,k in [('Building repairs','50100'),('Dock and overhead doors','50150'),('Roof repairs','50200'),('Paving and snow','50250'),('Fire and sprinkler monitoring','50300'),('Utilities, house meters','50400'),('Property insurance','50500'),('Real estate taxes','50600'),('Management fee 3%','50700'),('Legal, leasing','50800'),('Bank charges','50850'),('Interest, Cobalt note','55000'),('Depreciation and amortization','56000')]])]
L=Ledger([(k,n,o) for s,l in S for n,k,o in l]); L.plug('30200')
r=R.randint
for k,a,b in [('40100',38000000,41000000),('40150',6000000,7000000),('40200',5200000,6100000),('40250',6300000,7100000),('40300',900000,1300000)]: L.post('11000',k,r(a,b))
L.post('10150','40900',r(60000,90000)); L.post('10100','11000',L.d['11000']-r(-400000,500000)); L.post('11500','40100',318402); L.post('21500','40100',r(30000,90000))
for k,a,b in [('50100',1200000,1900000),('50150',300000,700000),('50200',150000,600000),('50250',900000,1500000),('50300',240000,330000),('50400',700000,900000),('50700',1500000,1800000),('50800',90000,500000)]: L.post(k,'20000',r(a,b))
L.post('50250','20100',186500); L.post('50500','10100',r(2900000,3200000)); L.post('50600','12000',3600045); L.post('12000','10100',4100000); L.post('50600','10100',2214019); L.post('50850','10100',18900); L.post('12050','10100',900000)
L.post('55000','10100',r(9000000,9300000)); L.post('25000','10100',r(4900000,5100000)); L.post('56000','15900',9011250); L.post('56000','15300',640404); L.post('20000','10100',L.c['20000']-r(-100000,300000)); L.post('30900','10100',12500000); L.post('10100','21000',375000)
PY={}
for s,l in S:
    for n,k,o in l:
        e=L.e(k); PY[k]= o if k in('15000','30100') else int(e*R.uniform(.86,1.04))
PY['20100']=0; PY['30200']-=sum(PY.values())
H=['beginning','activity','ending','other:Balance 9-30-24']
def mk(x): return '0.00' if x==0 else f2(abs(x))+(' Dr' if x>0 else ' Cr')
class D(FPDF):
    def header(s):
        s.set_font('Courier','B',12); s.cell(0,5,'DUNMORE ROAD INDUSTRIAL VENTURE',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Courier','',9); s.cell(0,4,'General ledger balances - nine months ended September 30, 2025',align='C',new_x='LMARGIN',new_y='NEXT'); s.cell(0,4,'Accrual basis    Run 10/14/25 by plk',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(3)
        s.set_font('Courier','B',8)
        for a,b in [(('Account','Number','Balance','Net change','Balance','Balance'),0),(('description','','1-1-25','Jan - Sep','9-30-25','9-30-24'),1)]:
            for w,t,al in zip(WD,a,'LCRRRR'): s.cell(w,4,t,align=al,border='B' if b else 0)
            s.ln()
        s.ln(1)
    def footer(s):
        s.set_y(-12); s.set_font('Courier','',7); s.cell(0,4,f'Dr = debit, Cr = credit                                                        - {s.page_no()} -',align='C')
WD=[62,14,31,30,31,31]
p=D(format='letter'); p.set_margins(8,10,8); p.set_auto_page_break(True,16); p.add_page()
rows=[];tots=[];G=[0]*4
PL='50150'; real=L.e(PL); s_=list(f'{abs(real)}'); s_[-4]=str((int(s_[-4])+4)%10); bad=int(''.join(s_)); assert bad!=real
for s,l in S:
    p.set_font('Courier','BU',8.5); p.cell(0,5.5,s,new_x='LMARGIN',new_y='NEXT'); T=[0]*4
    for n,k,o in l:
        v=[L.o[k],L.d[k]-L.c[k],L.e(k),PY[k]]; T=[a+b for a,b in zip(T,v)]
        if k==PL: v[2]=bad
        bl=k>='4'  # no opening balance for revenue / expense: blank
        p.set_font('Courier','',8); p.cell(WD[0],4.5,n); p.cell(WD[1],4.5,k,align='C')
        for i,(w,x) in enumerate(zip(WD[2:],v)): p.cell(w,4.5,'' if bl and i==0 else mk(x),align='R')
        p.ln(); rows.append({"account":k,"name":n,**{h:(None if bl and i==0 else c2(x)) for i,(h,x) in enumerate(zip(H,v))}})
    p.set_font('Courier','B',8); lab='Total '+s.lower(); bl=s in('REVENUE','EXPENSES'); p.cell(WD[0]+WD[1],5,'   '+lab)
    for i,(w,x) in enumerate(zip(WD[2:],T)): p.cell(w,5,'' if bl and i==0 else mk(x),align='R',border='' if bl and i==0 else 'T')
    p.ln(7); G=[a+b for a,b in zip(G,T)]; tots.append({"label":lab,**{h:(None if bl and i==0 else c2(x)) for i,(h,x) in enumerate(zip(H,T))}})
assert not any(G)
p.set_font('Courier','B',8.5); p.cell(WD[0]+WD[1],6,'Ledger proof')
for w,x in zip(WD[2:],G): p.cell(w,6,mk(x),align='R',border='TB')
tots.append({"label":"Ledger proof",**{h:0.0 for h in H}})
p.ln(10); p.set_font('Courier','',7.5); p.multi_cell(0,3.6,"Partners: draws are not allocated until year end. Retainage to Hask Paving is 10% of the August lot work. Straight-line schedule through lease 3B is with the auditors; no change since June.")
p.output(doc('tb_dunmore_venture.pdf'))
save('tb_dunmore_venture','pdf','TB',{"what":f"ending balance of 50150 Dock and overhead doors printed {c2(bad):.2f} instead of {c2(real):.2f} (one digit changed); totals carry the right amount","kind":"digit changed"},H,rows,tots)
