# Canadian grocery-anchored centre, xlsx, multi-line records (steps on continuation rows), text numbers in places, categories
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(6813); N='Maple Hollow Crossing - Lease Schedule.xlsx'; ASOF=D(2025,9,1)
X=[('ANCHORS',[('A1','Fraser & Daughters Fine Foods',41250,D(2017,10,1),20,17.5),('A2','Great Northern Hardware',28400,D(2019,4,1),15,14.0),('A3','Éclair Fitness Clubs of Canada Inc.',18900,D(2022,6,1),10,15.25)]),
('JUNIOR ANCHORS',[('B1','Petits Pas Children\'s Wear',9850,D(2020,2,1),10,21),('B2','Loonie Lane',10120,D(2018,8,1),10,18.5),('B3',None,7640,None,0,0),('B4','Nordik Pets',8200,D(2023,11,1),10,22)]),
('CRU / IN-LINE',[('101','Tisdale Pharmacy',3420,D(2017,10,1),10,34),('102','Credit Union of the Valley',4105,D(2021,7,1),10,38),('103','Sushi Hana',1640,D(2024,1,1),5,36.5),('104/105','Kaur & Sandhu Law Corporation',2380,D(2022,9,1),5,29),('106','Poppy Nails & Spa',1150,D(2021,3,1),5,33),('107',None,1475,None,0,0),('108','Bow Valley Denture Clinic',1320,D(2023,5,1),7,31.5),('109','Mobile Klinik Plus',980,D(2025,3,1),3,42),('110','Bubble Theory Tea',1060,D(2023,8,1),5,40),('111','Global Parcel & Print',1210,D(2019,12,1),5,30),('112','Dr. A. Lefebvre Optometry Professional Corp.',1890,D(2020,10,1),10,33)]),
('PADS',[('P1','Burger Barn Drive-Thru',3100,D(2018,1,1),20,48),('P2','Prairie Fuel & Wash',4650,D(2018,3,1),20,39),('P3','Java North Coffee',2250,D(2023,6,1),10,55)])]
rows=[]
for sec,L in X:
    for u,t,a,st,y,q in L:
        r=dict(unit=u,area=a,section=sec)
        if t:
            e=end(st,12*y); r.update(tenantName=t,leaseStartDate=st,leaseEndDate=e if e>ASOF else 'Month-to-Month'); m=round(a*q/12,2); r['contractRent']=m; r['annualRent']=round(m*12,2)
            r['charges']=[dict(code='CAM',amount=round(a*R.uniform(4.8,6.2)/12,2)),dict(code='Realty Tax',amount=round(a*R.uniform(5.5,7)/12,2))]
            if sec!='ANCHORS' and R.random()<.5: r['charges'].append(dict(code='Mgmt Fee',amount=round(a*.95/12,2)))
            k=[]; x=q
            if e>ASOF:
                d=addm(st,24 if y<10 else 60)
                while d<e:
                    if d>ASOF: x+=R.choice([.5,1,1.5]); k.append((d,x,round(a*x/12,2)))
                    d=addm(d,12 if y<10 else 60)
            k=k[:3]
            r['_k']=k; r['rentSteps']=[dict(date=iso(d),amount=v) for d,_,v in k]; r['_q']=q; r['_o']=R.choice(['2 x 5 @ market','3 x 5 @ market','1 x 5 @ $2.00 psf bump','Nil','Demolition clause (L)','2 x 5; exclusive use'])
        else: r['statusText']='VACANT'
        rows.append(r)
wb=Workbook(); s=wb.active; s.title='Lease Schedule'; C=lambda b=False,**k: Font(name='Cambria',size=10,bold=b,**k)
s['A1']='MAPLE HOLLOW CROSSING'; s['A1'].font=C(True,color='7B1E1E'); s['A2']='8800 Macleod Ridge Road SE, Calgary, Alberta'; s['A3']='Lease Schedule effective September 1, 2025 (CAD)'
H=['Unit','Tenant / Trade Name','Area\n(sf)','Term\nCommencement','Term\nExpiry','Rent\nEffective','Net Rent\npsf','Net Rent\nper month','Net Rent\nper annum','CAM\nper month','Realty Tax\nper month','Mgmt Fee\nper month','Options / Remarks']
for c,h in enumerate(H,1):
    q=s.cell(5,c,h); q.font=C(True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='7B1E1E'); q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
s.row_dimensions[5].height=30
i=6; thin=Border(top=Side(style='hair'))
g=lambda r,c: next((q['amount'] for q in r.get('charges',[]) if q['code']==c),None)
def put(i,c,v,fmt=None,b=False,al=None):
    if v is None: return
    q=s.cell(i,c,v); q.font=C(b)
    if fmt: q.number_format=fmt
    if al: q.alignment=Alignment(horizontal=al)
for sec,L in X:
    put(i,1,sec,b=True); s.cell(i,1).fill=PatternFill('solid',fgColor='F4E3D7')
    for c in range(2,14): s.cell(i,c).fill=PatternFill('solid',fgColor='F4E3D7')
    i+=1; G=[r for r in rows if r['section']==sec]
    for r in G:
        for c in range(1,14): s.cell(i,c).border=thin
        put(i,1,r['unit'],al='left'); put(i,2,r.get('tenantName','VACANT')); put(i,3,r['area'],'#,##0')
        if 'tenantName' in r:
            put(i,4,r['leaseStartDate'],'yyyy-mm-dd',al='center'); put(i,5,r['leaseEndDate'],'yyyy-mm-dd',al='center'); put(i,6,'Current',al='center'); put(i,7,f"{r['_q']:.2f}",al='right'); put(i,8,r['contractRent'],'#,##0.00'); put(i,9,r['annualRent'],'#,##0.00')
            for c,k in ((10,'CAM'),(11,'Realty Tax'),(12,'Mgmt Fee')): put(i,c,g(r,k),'#,##0.00')
            put(i,13,r['_o'])
            for d,x,v in r['_k']: i+=1; put(i,6,d,'yyyy-mm-dd',al='center'); put(i,7,f'{x:.2f}',al='right'); put(i,8,v,'#,##0.00'); put(i,9,round(a_ if False else v*12,2),'#,##0.00')
        i+=1
    T=lambda f,L: round(sum(f(r) or 0 for r in L),2)
    def tl(lab,L,i):
        put(i,2,lab,b=True); put(i,3,T(lambda r:r['area'],L),'#,##0',True); put(i,8,T(lambda r:r.get('contractRent'),L),'#,##0.00',True); put(i,9,T(lambda r:r.get('annualRent'),L),'#,##0.00',True)
        for c,k in ((10,'CAM'),(11,'Realty Tax'),(12,'Mgmt Fee')): put(i,c,T(lambda r:g(r,k),L),'#,##0.00',True)
        for c in range(2,13): s.cell(i,c).border=Border(top=Side(style='thin'))
    tl('Total '+sec.title().replace('Cru','CRU'),G,i); i+=2
tl('TOTAL CENTRE',rows,i); i+=2; o=[r for r in rows if 'tenantName' in r]
for a,n,ar in (('Leased',len(o),T(lambda r:r['area'],o)),('Vacant',len(rows)-len(o),T(lambda r:r['area'],rows)-T(lambda r:r['area'],o)),('Total',len(rows),T(lambda r:r['area'],rows))): put(i,1,a,b=True); put(i,2,f'{n} units'); put(i,3,ar,'#,##0'); i+=1
for c,w in zip('ABCDEFGHIJKLM',[10,42,9,14,15,12,9,13,14,12,12,12,28]): s.column_dimensions[c].width=w
s.print_title_rows='5:5'; s.page_setup.orientation='landscape'; s.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); s.page_setup.fitToHeight=0
wb.save(out(N))
save(N,dict(propertyName='Maple Hollow Crossing',asOnDate='2025-09-01',units=len(rows),occupied=len(o),vacant=len(rows)-len(o),rows=rows),'RETAIL','Canadian lease schedule, steps on continuation rows, categories',True)
