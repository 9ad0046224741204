# Auditor's working trial balance by lead sheet, reportlab canvas, landscape letter
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
stem='Harbeson Row LP - WTB by leadsheet 2025'
# code, name, PY final, CY unadjusted, [(ref,amt)]
G=[('A','Cash and cash equivalents',[
 ('1110-000','Petty cash',300,300,[]),
 ('1120-000','Cash in bank - operations',118442,96317,[]),
 ('1121-000','Cash in bank - payroll imprest',5000,5000,[]),
 ('1191-000','Tenant security deposits - cash',41206,43918,[])]),
('B','Receivables',[
 ('1130-000','Tenant accounts receivable',22871,31640,[]),
 ('1131-000','Allowance for doubtful accounts',-9100,-9100,[('1',-7450)]),
 ('1135-000','A/R - HAP, housing authority',14208,0,[('2',16911)]),
 ('1140-000','A/R - other (cell antenna lease)',None,2400,[])]),
('C','Prepaid expenses',[
 ('1200-000','Prepaid property insurance',48310,71226,[('3',-18405)]),
 ('1210-000','Prepaid compliance monitoring fee',None,3360,[])]),
('D','Restricted deposits',[
 ('1310-000','Escrow - taxes',27415,30288,[]),
 ('1315-000','Escrow - insurance',19800,16542,[]),
 ('1320-000','Replacement reserve',312664,351009,[('4',2118)]),
 ('1330-000','Operating deficit reserve',264000,268915,[('4',1377)]),
 ('1340-000','Bond fund - debt service',61240,62880,[])]),
('F','Rental property',[
 ('1410-000','Land',815000,815000,[]),
 ('1420-000','Buildings',14288416,14288416,[]),
 ('1421-000','Building improvements',122940,122940,[('5',46800)]),
 ('1440-000','Site improvements',631207,631207,[]),
 ('1450-000','Furniture, fixtures and equipment',418322,425117,[]),
 ('1495-000','Accumulated depreciation',-3916508,-3916508,[('6',-488126)])]),
('G','Intangibles and other assets',[
 ('1520-000','Tax credit monitoring fees',84600,84600,[]),
 ('1521-000','Accumulated amortization - monitoring fees',-45120,-45120,[('6',-5640)]),
 ('1590-000','Miscellaneous other assets',1150,1150,[])]),
('AA','Accounts payable and accrued',[
 ('2110-000','Accounts payable - operations',-38917,-52206,[('7',-4985)]),
 ('2113-000','Accounts payable - entity',-12000,-12000,[]),
 ('2120-000','Accrued wages and payroll taxes',-8866,-9415,[]),
 ('2123-000','Accrued management fee payable',-7312,-7590,[]),
 ('2131-000','Accrued interest - first mortgage',-27844,-27844,[('8',512)]),
 ('2133-000','Accrued interest - soft second (HOME)',-196350,-196350,[('8',-21000)]),
 ('2150-000','Accrued property taxes',-33520,-33520,[('7',-1306)])]),
('BB','Tenant liabilities',[
 ('2191-000','Tenant security deposits held in trust',-40955,-43602,[]),
 ('2210-000','Prepaid rents - tenants',-4418,-6029,[]),
 ('2211-000','Prepaid HAP',None,-1204,[])]),
('DD','Long-term debt',[
 ('2320-000','First mortgage payable - tax-exempt bonds',-5118206,-4997418,[]),
 ('2322-000','Second mortgage payable - county HOME',-2100000,-2100000,[]),
 ('2324-000','Sponsor loan - AHP pass-through',-400000,-400000,[]),
 ('2340-000','Debt issuance costs, unamortized',118640,118640,[('6',-9126)])]),
('EE','Related party payables',[
 ('2190-100','Deferred developer fee payable',-611402,-571402,[]),
 ('2190-200','Asset management fee payable - SLP',-15000,-15000,[('9',-7500)]),
 ('2190-300','Partnership management fee - GP',-36000,-36000,[('9',-12000)])]),
('GG',"Partners' equity (deficit)",[
 ('3130-100','General partner capital',412,412,[]),
 ('3130-200','Investor limited partner capital',-5012094,None,[]),
 ('3130-300','Special limited partner capital',-117,-117,[])]),
('R','Rental and other revenue',[
 ('5120-000','Rent revenue - gross potential',-1318640,-1372944,[]),
 ('5121-000','Tenant assistance payments',-164027,-157116,[('2',-16911)]),
 ('5140-000','Rent revenue - antenna and rooftop',None,-9600,[]),
 ('5220-000','Vacancies - apartments',71883,86420,[]),
 ('5250-000','Rental concessions',8650,4125,[]),
 ('5410-000','Financial revenue - project operations',-412,-388,[]),
 ('5440-000','Revenue from investments - reserves',-6150,-6712,[('4',-3495)]),
 ('5910-000','Laundry and vending',-11872,-12415,[]),
 ('5920-000','Tenant charges (NSF, late, damages)',-9206,-13740,[])]),
('S','Administrative',[
 ('6210-000','Advertising and marketing',3316,5108,[]),
 ('6310-000','Office salaries',71044,74902,[]),
 ('6311-000','Office expenses',22380,25166,[]),
 ('6320-000','Management fee',86812,90417,[]),
 ('6330-000','Manager or superintendent salaries',58600,61230,[]),
 ('6340-000','Legal expense - project',6410,14885,[]),
 ('6350-000','Audit expense',13500,14000,[]),
 ('6370-000','Bad debts',10287,6644,[('1',7450)]),
 ('6390-000','Miscellaneous administrative',4108,3977,[])]),
('T','Utilities',[
 ('6450-000','Electricity',44870,48116,[('7',3120)]),
 ('6451-000','Water',51288,55904,[]),
 ('6452-000','Gas',17309,16842,[('7',1865)]),
 ('6453-000','Sewer',48116,51070,[])]),
('U','Operating and maintenance',[
 ('6510-000','Maintenance payroll',96108,101477,[]),
 ('6515-000','Supplies',27640,31802,[]),
 ('6520-000','Contracts',83245,127410,[('5',-46800)]),
 ('6525-000','Garbage and trash removal',24711,26039,[]),
 ('6546-000','Heating/cooling repairs',14218,19366,[]),
 ('6548-000','Snow removal',6930,4480,[])]),
('V','Taxes and insurance',[
 ('6710-000','Real estate taxes (PILOT)',66014,67225,[('7',1306)]),
 ('6711-000','Payroll taxes',18933,19804,[]),
 ('6720-000','Property and liability insurance',69877,73641,[('3',18405)]),
 ('6723-000','Health insurance and benefits',31442,33918,[])]),
('W','Financial, entity, non-cash',[
 ('6820-000','Interest on first mortgage',341206,333180,[('8',-512),('6',9126)]),
 ('6830-000','Interest on HOME loan',21000,None,[('8',21000)]),
 ('6600-000','Depreciation',486310,None,[('6',488126)]),
 ('6610-000','Amortization',5640,None,[('6',5640)]),
 ('7141-000','Asset management fee - SLP',7500,None,[('9',7500)]),
 ('7142-000','Partnership management fee - GP',12000,None,[('9',12000)])])]
# check AJEs balance
from collections import defaultdict
je=defaultdict(int)
for g in G:
    for a in g[2]:
        for r,x in a[4]: je[r]+=x
assert not any(je.values()),dict(je)
# plug capital so both years tie to zero
def plug(ix):
    t=sum((a[ix] or 0) for g in G for a in g[2] if a[0]!='3130-200'); return -t
cap=(plug(2),plug(3))
rows=[];tot=[]
K=['other:PRIOR YEAR FINAL 12/31/2024','other:UNADJUSTED 12/31/2025','other:ADJUSTMENTS','ending']
W,H=landscape(letter)
c=canvas.Canvas(DOC+stem+'.pdf',pagesize=(W,H))
X=[430,525,608,640,724]   # right edges: PY, unadj, ref(left), adj, adjusted
def m(v): return '-' if not v else (f'{v:,.0f}' if v>0 else f'({-v:,.0f})')
page=0
def head():
    global page,y
    page+=1
    c.setFont('Times-Bold',12); c.drawString(46,H-40,'Harbeson Row Limited Partnership')
    c.setFont('Times-Roman',10)
    c.drawString(46,H-54,'Year End: December 31, 2025'); c.drawString(46,H-66,'Trial balance, grouped by lead sheet')
    c.rect(W-232,H-72,186,44)
    for i,(a,b,d) in enumerate([('Prepared by','Reviewed by','Ref.'),('KDW','TJO',''),('2/11/2026','2/24/2026','')]):
        c.setFont('Times-Roman',8); yy=H-38-i*14
        c.drawString(W-226,yy,a); c.drawString(W-164,yy,b); c.drawString(W-102,yy,d)
    c.setFont('Times-Bold',15); c.drawString(W-100,H-62,'TB-2'); 
    c.line(W-168,H-72,W-168,H-28); c.line(W-106,H-72,W-106,H-28)
    c.setFont('Times-Bold',8.5); yy=H-92
    c.drawString(46,yy-10,'Account'); c.drawString(112,yy-10,'Description')
    for x,a,b in ((X[0],'PRIOR YEAR FINAL','12/31/2024'),(X[1],'UNADJUSTED','12/31/2025'),(X[3]-2,'ADJUSTMENTS',''),(X[4],'ADJUSTED','12/31/2025')):
        c.drawRightString(x,yy,a); c.drawRightString(x,yy-10,b)
    c.drawString(562,yy-10,'JE #')
    c.setLineWidth(1); c.line(46,yy-14,W-46,yy-14); c.setLineWidth(.4)
    c.setFont('Times-Italic',8); c.drawString(46,26,'Pruitt Langdale & Co., CPAs'); c.drawRightString(W-46,26,f'2/24/2026  4:17 PM     Page {page}')
    y=yy-28
y=0
head()
def need(h,cont=None):
    global y
    if y-h<44:
        c.showPage(); head()
        if cont: 
            c.setFont('Times-BoldItalic',9.5); c.drawString(46,y,cont+' (cont.)'); y-=13
def vals(v,font):
    c.setFont(font,9)
    for x,q in zip((X[0],X[1],X[3],X[4]),v): c.drawRightString(x+(3 if q and q<0 else 0),y,m(q))
def rec(v): return {k:(q if q else None) for k,q in zip(K,v)}
gt=[0]*4; pl=[0]*4
for L,T,acc in G:
    need(44)
    c.setFont('Times-BoldItalic',9.5); c.drawString(46,y,f'{L}   {T}'); y-=13
    st=[0]*4
    for a in acc:
        need(14,f'{L}   {T}')
        py,un=a[2],a[3]
        if a[0]=='3130-200': py,un=cap
        v=[py or 0,un or 0,sum(x for _,x in a[4]),0]; v[3]=v[1]+v[2]
        c.setFont('Times-Roman',9); c.drawString(46,y,a[0]); c.drawString(112,y,a[1]); vals(v,'Times-Roman')
        c.setFont('Times-Italic',7.5); c.drawString(562,y,', '.join(r for r,_ in a[4]))
        rows.append({'account':a[0],'name':a[1],**rec(v)})
        st=[p+q for p,q in zip(st,v)]; y-=12.2
    for x in (X[0],X[1],X[3],X[4]): c.line(x-58,y+9.5,x,y+9.5)
    y-=1
    c.setFont('Times-Bold',9); c.drawString(124,y,f'Total {L}'); vals(st,'Times-Bold'); tot.append({'label':f'Total {L}',**rec(st)}); y-=19
    gt=[p+q for p,q in zip(gt,st)]
    if L in 'RSTUVW' and len(L)==1: pl=[p+q for p,q in zip(pl,st)]
assert gt==[0]*4,gt
need(60)
c.setFont('Times-Bold',9); c.drawString(46,y,'Trial balance check (should be nil)')
c.setFont('Times-Bold',9)
for x in (X[0],X[1],X[3],X[4]):
    c.drawRightString(x,y,'0'); c.line(x-58,y-3,x,y-3); c.line(x-58,y-5,x,y-5)
tot.append({'label':'Trial balance check (should be nil)',**{k:0 for k in K}}); y-=20
c.setFont('Times-Bold',9); c.drawString(46,y,'Net (Income) Loss'); vals(pl,'Times-Bold'); tot.append({'label':'Net (Income) Loss',**rec(pl)}); y-=22
need(30)
c.setFont('Times-Roman',7.5); c.drawString(46,y,'AJE 1-9: see TB-4. JE 5 capitalizes roof membrane, Bldg 3 (invoice agreed, w/p F-6). Credit balances in parentheses.')
c.save(); print(cap,pl)
save(stem,'TB',K,rows,tot)
