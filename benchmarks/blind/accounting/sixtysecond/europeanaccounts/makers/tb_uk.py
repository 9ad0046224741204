from common import *; from fpdf import FPDF
R=random.Random(6201)
NAME='NL_TB_by_cost_centre_P09.pdf'
def amt(lo,hi,r=1): return int(R.uniform(lo,hi)*100/r)*r
INC={'4000':'Rents receivable','4050':'Turnover rent','4100':'Service charge on-account demands','4150':'Insurance recharged to tenants','4200':'Car park licences','4300':'Telecoms mast / wayleave income','4900':'Sundry income & interest on arrears'}
EXP={'4010':'Rent-free amortisation','5000':'Repairs & maintenance - general','5010':'Lift maintenance contract','5020':'M & E planned maintenance','5050':'Fire & H&S compliance','5100':'Cleaning & window cleaning','5150':'Security / concierge','5180':'Landscaping & gritting','5200':'Electricity - landlords supply','5210':'Gas','5220':'Water & drainage','5250':'Refuse collection','5300':'Insurance premium','5400':'Void rates','5410':'Void service charge','5450':'Council tax on voids','5500':'Managing agents fees','5510':'Letting & rent review fees','5520':'Legal & professional','5600':'Bad debts written off / provided','5800':'Ground rent payable'}
CC=[('101','KINGSMEAD HOUSE, READING',1.0,'4000 4010 4100 4150 4200 5000 5010 5020 5050 5100 5150 5200 5210 5220 5300 5400 5410 5500 5510 5520'),
('102','TANNERY WHARF (RETAIL)',.6,'4000 4050 4100 4150 4900 5000 5050 5100 5200 5220 5250 5300 5500 5520 5600 5800'),
('103','BEACON TRADING ESTATE',.8,'4000 4100 4150 4300 5000 5180 5200 5300 5400 5500 5510 5520 5600'),
('104','LYNDHURST COURT (28 FLATS)',.35,'4000 4200 4900 5000 5010 5050 5100 5180 5200 5220 5300 5450 5500 5510 5600')]
data=[]
for code,nm,s,accs in CC:
    L=[]
    for a in accs.split():
        if a in INC:
            per={'4000':165000,'4050':4200,'4100':42000,'4150':9500,'4200':3800,'4300':2125,'4900':310}[a]*s
            cr=amt(per*.9,per*1.1,5 if a!='4900' else 1); d=amt(per*.02,per*.05) if R.random()<.35 else 0
            if a in('4050','4150'): cr=d=0
            ytd=-int(amt(per*3.1,per*3.95))
            L.append([a,INC[a],d,cr,ytd])
        else:
            per={'4010':2600,'5000':6100,'5010':880,'5020':3900,'5050':640,'5100':2750,'5150':7800,'5180':930,'5200':5200,'5210':2100,'5220':820,'5250':480,'5300':0,'5400':4400,'5410':1900,'5450':610,'5500':5600,'5510':5200,'5520':2250,'5600':1750,'5800':6250}[a]*s
            d=amt(per*.6,per*1.4) if per and R.random()<.85 else 0
            c=amt(per*.05,per*.5) if R.random()<.2 and per else 0
            ytd=amt(per*6.2,per*9.5)+d if per else amt(21000*s,24000*s)
            if a=='5600' and code=='104': ytd=-41218; c=63000;d=0
            L.append([a,EXP[a],d,c,ytd])
    data.append((code,nm,L))
ho=[['7000','Directors & staff salaries',1864250,0,16610475],['7010','Employers NI & pension',241983,0,2183364],['7100','Office rent & rates',0,0,2062500],['7200','Telephone, IT & software',61240,8820,548916],['7210','Bank charges',9142,0,77405],['7300','Audit & accountancy',125000,0,1125000],['7400','Loan interest payable',3719863,0,33140528],['7410','Amortisation of loan costs',208333,0,1874997],['7450','Bank interest received',0,84177,-812960],['7800','Depreciation - fixtures & fittings',31250,0,281250],['7900','Travel & entertaining',18466,0,149308]]
data.append(('900','HEAD OFFICE',ho))
bs=[['0010','Investment property at valuation',0,0,2431500000],['0030','Fixtures & fittings - cost',0,0,1875000],['0031','Fixtures & fittings - depreciation',0,31250,-1093750],
['1100','Tenants ledger control',62281174,47604418,14902261],['1110','Provision for doubtful debts',63000,0,-1840000],['1150','Lease incentive debtor',0,286000,3218000],['1200','Prepayments & accrued income',412500,1180744,3961218],
['1210','Bank - Client current a/c',0,0,21874433],['1220','Bank - Rent deposit a/c',525000,0,8467500],['1230','Bank - Service charge reserve',1250000,0,11875316],['1290','Petty cash',0,4215,15785],
['2100','Purchase ledger control',8120044,9004127,-6415880],['2200','VAT control account',1904112,5126840,-4870319],['2210','PAYE & NIC',512640,538122,-538122],['2300','Rents received in advance',28804150,35120400,-35120400],['2310','Tenants rent deposits held',0,525000,-8467500],['2350','Accruals',620000,815500,-2217840],['2400','Term loan - Fennimore Bank plc',0,0,-1060000000],['2410','Unamortised loan costs',0,208333,8125003],
['2420','Corporation tax',0,0,-3812000],['3000','Ordinary share capital',0,0,-10000000],['3010','Profit & loss account b/fwd',0,0,-188452307],['3020','Revaluation reserve',0,0,0]]
data.append(('999','BALANCE SHEET',bs))
al=[r for _,_,L in data for r in L]
diff=sum(r[2]-r[3] for r in al); bank=next(r for r in bs if r[0]=='1210'); bank[2]=49206618; bank[3]=bank[2]+diff
assert bank[3]>0,diff
rv=bs[-1]; rv[4]=-sum(r[4] for r in al); assert rv[4]<0
rows=[];tots=[]
pdf=FPDF('P','mm','A4'); pdf.set_auto_page_break(False); pg=[0]; y=[0]
W=104
def out(s,b=False):
    pdf.set_font('Courier','B' if b else '',7.9); pdf.text(14,y[0],s); y[0]+=3.75
def head():
    pdf.add_page(); pg[0]+=1; y[0]=14
    out('CALDERBANK ESTATES LIMITED'+f'Page {pg[0]:>3}'.rjust(W-26),True)
    out('Nominal Ledger Trial Balance by Cost Centre'+'Run: 14 JAN 2025 16:42'.rjust(W-43))
    out('Period 09 2024/25 (December 2024)          Base currency GBP'+'NLTB03  user: mfh'.rjust(W-60)); y[0]+=2
    out('='*W)
    out(' '*42+'---- Period 09 movement ----'.center(31)+'--- Year to date balance ---'.center(31))
    out('Nom.  '+'Account name'.ljust(36)+'Debit'.rjust(15)+'Credit'.rjust(15)+'Debit'.rjust(16)+'Credit'.rjust(16)); out('='*W)
def f(v): return en(v) if v else ''
def line(a,n,v,b=False):
    out(a.ljust(6)+n[:35].ljust(36)+f(v[0]).rjust(15)+f(v[1]).rjust(15)+f(v[2]).rjust(16)+f(v[3]).rjust(16),b)
head(); G=[0]*4
K=['debit','credit','close_dr','close_cr']
def need(n):
    if y[0]+n*3.75>278: head()
for code,nm,L in data:
    need(6); y[0]+=1.5; out(f'Cost centre {code}  {nm}',True); T=[0]*4
    for a,n,d,c,b in L:
        need(1); v=[d,c,max(b,0),max(-b,0)]; line(a,n,v); T=[x+z for x,z in zip(T,v)]
        rows.append({'account':a,'name':n[:35],**{k:x/100 for k,x in zip(K,v) if x}})
    need(3); out(' '*42+('-'*13).rjust(15)*2+('-'*14).rjust(16)*2); lb=f'Total cost centre {code}'
    out(lb.ljust(42)+f(T[0]).rjust(15)+f(T[1]).rjust(15)+f(T[2]).rjust(16)+f(T[3]).rjust(16),True)
    tots.append({'label':lb,**{k:x/100 for k,x in zip(K,T) if x}}); G=[x+z for x,z in zip(G,T)]
need(5); y[0]+=2; out('='*W); out('REPORT TOTAL'.ljust(42)+f(G[0]).rjust(15)+f(G[1]).rjust(15)+f(G[2]).rjust(16)+f(G[3]).rjust(16),True); out('='*W)
tots.append({'label':'REPORT TOTAL',**{k:x/100 for k,x in zip(K,G)}}); assert G[0]==G[1] and G[2]==G[3]
y[0]+=3; out(f'{len(rows)} accounts listed.  Accounts with nil balance and no movement suppressed.   *** End of report ***')
pdf.output(doc(NAME)); save(NAME,'TB',K,rows,tots,None,'UK nominal ledger, courier listing, cost-centre sections, Dr/Cr pairs',False)
