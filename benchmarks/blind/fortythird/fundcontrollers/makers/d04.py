from common import *
from fpdf import FPDF
R=random.Random(4304)
F='Quayside_Arcade_SC_reconciliation_2024-25.pdf'
cols=['Actual 2024/25','Budget 2024/25','Variance','Actual 2023/24']
st=St('Service Charge Reconciliation','Quayside Arcade, Ipswich','2024-03-25','2025-03-24',cols,lambda b,k:[b[0],b[1],round(b[0]-b[1],2),b[2]])
L=st.line
def mk(bud,v=.08): return [round(bud*(1+R.uniform(-v,v)),2),float(bud),round(bud*.96*(1+R.uniform(-v,v)),2)]
S=[('MANAGEMENT',[('Management fees',46500,0,''),('Accounting and audit fees',4200,.02,''),('Site management resources',88400,.04,'1'),('Health, safety and environmental management',7600,.15,'')]),
('UTILITIES',[('Electricity',96000,.14,'2'),('Gas',11800,.2,''),('Water and sewerage',9400,.12,'')]),
('SOFT SERVICES',[('Security',164000,.03,''),('Cleaning and environmental',121500,.03,''),('Waste management',27600,.1,'3'),('Marketing and promotions',35000,.12,''),('Seasonal decorations',14500,.1,'')]),
('HARD SERVICES',[('Mechanical and electrical services',58200,.06,''),('Lifts and escalators',31400,.1,'4'),('Fabric repairs and maintenance',39500,.25,'5'),('Life safety systems',12300,.08,''),('Roof and gutter cleaning',6800,.1,'')]),
('INSURANCE',[('Engineering insurance and inspections',3900,.04,''),('Terrorism and property owners liability',8250,.03,'')]),
('EXCEPTIONAL EXPENDITURE',[('Car park resurfacing - phase 2',62000,.04,'6'),('Contribution to sinking fund',25000,0,'')])]
tots=[]; drop=None
for h,ls in S:
    st.head(h); ids=[]
    for l,b,v,nt in ls: ids.append(L(l,mk(b,v),kind='exp',note=nt))
    tots.append(st.total('Total '+h.lower(),ids,kind='exp'))
te=st.total('Total service charge expenditure',tots,kind='exp',t='TOTAL',key='total_operating_expenses')
st.head('INCOME')
ic=[L('Mall commercialisation income',[-31850.0,-30000.0,-28415.5]),L('Interest received',[-2146.38,-1200.0,-1688.04])]
ti=st.total('Total income',ic)
ne=st.total('Net service charge expenditure',[te,ti],t='TOTAL')
st.head('FUNDED BY')
nb=st.rows[ne]['b']
fund=[round(nb[1]*.871,2),round(nb[1],2),0]; occ=[round(nb[1]*.871,2),round(nb[1]*.871,2),round(nb[2]*.874,2)]
ld=[round(nb[1]-occ[0],2),round(nb[1]-occ[1],2),round(nb[2]-occ[2]+4210.77,2)]
f1=L('On-account charges demanded from occupiers',occ); f2=L('Landlord contribution for void units',ld)
tf=st.total('Total contributions',[f1,f2])
st.total('Balance due from / (to) occupiers and landlord',[ne,tf],signs=[1,-1],t='TOTAL')
# plant: one line left off the page, its section total unchanged
di=[i for i,r in enumerate(st.rows) if r['label']=='Life safety systems'][0]; gone=st.rows[di]
st.planted={'what':f"line 'Life safety systems' ({gone['v'][0]:,.2f} actual) is left off; 'Total hard services' still includes it",'kind':'row_dropped'}
del st.rows[di]
for r in st.rows:
    if r.get('items'): r['items']=[i-(i>di) for i in r['items'] if i!=di]
st.keys={k:v-(v>di) for k,v in st.keys.items()}
p=FPDF('P','mm','A4'); p.set_auto_page_break(False)
lib='/usr/share/fonts/truetype/liberation2/LiberationSans-'
p.add_font('L','',lib+'Regular.ttf'); p.add_font('L','B',lib+'Bold.ttf')
p.add_page(); p.set_fill_color(0,92,92); p.rect(0,0,210,22,'F'); p.set_text_color(255); p.set_font('L','B',15); p.text(15,14,'Service Charge Reconciliation'); p.set_font('L','',9); p.text(150,14,'Fenwick Lyle Property')
p.set_text_color(0); p.set_font('L','B',11); p.text(15,31,'Quayside Arcade, Ipswich'); p.set_font('L','',9); p.text(15,36,'Service charge year 25 March 2024 to 24 March 2025'); p.text(15,41,'All schedules combined, net of VAT')
X=[118,145,168,195]; y=50; p.set_font('L','B',8)
def rt(x,y,t): p.text(x-p.get_string_width(t),y,t)
p.text(84,y,'Note')
for x,a,b in zip(X,['Actual','Budget','Variance','Actual'],['2024/25','2024/25','','2023/24']): rt(x,y-4,a); rt(x,y,b)
y+=4
for x in X: rt(x,y,'£')
p.set_line_width(.3); p.line(15,y+1.5,195,y+1.5); y+=6
for r in st.rows:
    if r['t']=='HEADING': y+=1.2; p.set_font('L','B',8.5); p.set_text_color(0,92,92); p.text(15,y,r['label']); p.set_text_color(0); y+=4.6; continue
    b=r['t']!='LINE'; p.set_font('L','B' if b else '',8.5)
    if r['t']=='TOTAL': p.set_fill_color(224,238,238); p.rect(15,y-3.6,180,5,'F')
    r['p']=[par(v,2,'-') if v else '-' for v in r['v']]; r['v']=[v if v else None for v in r['v']]
    p.text(15 if b else 18,y,r['label'])
    if r['x'].get('note'): p.text(86,y,r['x']['note'])
    if b: 
        for x in X: p.line(x-20,y-3.6,x,y-3.6)
    for x,v in zip(X,r['p']): rt(x+(1 if v[-1]==')' else 0),y,v)
    y+=4.7+(1 if r['t']=='TOTAL' else 0)
p.set_font('L','',7.5); p.text(15,288,'Prepared in accordance with the RICS Professional Statement: Service charges in commercial property'); rt(195,288,'Page 1 of 2')
p.add_page(); p.set_font('L','B',11); p.text(15,22,'Notes to the reconciliation'); p.set_font('L','',9); y=30
for k,t in [('1','Site team of three full-time staff; one vacancy between May and July 2024.'),('2','Fixed-price supply contract ended 30 September 2024. Half-hourly metered.'),('3','Food waste collections increased from three to five per week.'),('4','Escalator 2 step chain replaced in November 2024.'),('5','Includes reactive works to the north entrance canopy.'),('6','Works completed in August 2024 following tender; three quotations received.')]:
    p.text(15,y,k); p.text(22,y,t); y+=6
y+=6; p.set_font('L','B',9.5); p.text(15,y,'Apportionment of balance - largest occupiers'); y+=7; p.set_font('L','B',8.5); p.text(15,y,'Unit'); p.text(35,y,'Occupier'); rt(140,y,'Floor area sq ft'); rt(170,y,'Share'); y+=5; p.set_font('L','',8.5)
for u,o,a,s in [('MSU1','Bramble & Pike Stores Ltd','24,600','21.84%'),('4/5','Oxley Pharmacy Group','6,120','5.43%'),('11','Larkfield Books','3,480','3.09%'),('17A','Mezzo Coffee Co','1,905','1.69%')]:
    p.text(15,y,u); p.text(35,y,o); rt(140,y,a); rt(170,y,s); y+=5
y+=10; p.text(15,y,'Certified on behalf of the managing agent, 16 July 2025'); p.set_font('L','',7.5); rt(195,288,'Page 2 of 2')
p.output(DOC+F)
save(F,'RETAIL','OPERATING_STATEMENT','UK service charge reconciliation RICS cost classes with notes',True,[st])
