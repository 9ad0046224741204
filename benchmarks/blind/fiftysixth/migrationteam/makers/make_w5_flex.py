from common import *
import xlsxwriter
r=random.Random(575)
wb=xlsxwriter.Workbook(DOC+'/Bldg rents - Cutler Flex Park.xlsx'); w=wb.add_worksheet('Tenancy schedule'); F=wb.add_format
b={'font_name':'Cambria','font_size':10}
h=F({**b,'bold':1,'text_wrap':1,'align':'center','valign':'vcenter','border':1,'bg_color':'#F3E5CF'}); tx=F({**b,'valign':'top','text_wrap':1,'top':4}); n0=F({**b,'valign':'top','num_format':'#,##0','top':4}); m=F({**b,'valign':'top','num_format':'$#,##0.00','top':4}); p=F({**b,'valign':'top','num_format':'0.0%','top':4}); dtt=F({**b,'valign':'top','num_format':'m/d/yyyy','align':'center','top':4}); sd=F({**b,'num_format':'m/d/yyyy','align':'center','font_color':'#7A4B00','top':4}); sdn=F({**b,'num_format':'m/d/yyyy','align':'center','font_color':'#7A4B00'}); sm=F({**b,'num_format':'$#,##0.00','font_color':'#7A4B00','top':4}); smn=F({**b,'num_format':'$#,##0.00','font_color':'#7A4B00'}); B=F({**b,'bold':1,'top':2,'num_format':'$#,##0.00'}); Bn=F({**b,'bold':1,'top':2,'num_format':'#,##0'})
w.write('A1','Cutler Flex Park, buildings A - C',F({**b,'bold':1,'font_size':14})); w.write('A2','Tenancy schedule, in force November 1, 2025. Increases in brown, to the end of the present term.')
w.set_row(4,28)
cols=['Bldg','Suite','Tenant','Rentable SF','Share of park','Commenced','Expires','Base rent /month','Base rent /year','$/SF/yr','CAM /month','RE tax /month','Ins. /month','All-in /month','Security held']
for c,x in enumerate(cols): w.merge_range(3,c,4,c,x,h)
w.merge_range(3,15,3,16,'Contracted increases',h); w.write(4,15,'From',h); w.write(4,16,'Base rent /month',h)
for c,x in enumerate([5,7,30,9,8,11,11,12,13,7,11,11,10,12,12,11,12]): w.set_column(c,c,x)
T=[('A','A-1','Polestar Sheet Metal Co.',12400,d(2020,2,1),d(2027,1,31),9.25),('A','A-2','Kinsman Tile & Stone Distribution, LLC',8150,d(2023,7,1),d(2028,6,30),10.1),('A','A-3',None,4200,0,0,0),('A','A-4','Brewster\'s Batch Brewing Company',6900,d(2022,10,1),d(2029,9,30),11.35),
('B','B-10','Northgate Orthotics',3150,d(2024,4,1),d(2027,3,31),12.8),('B','B-11','Yellow Door Moving & Storage',9800,d(2019,1,1),d(2026,12,31),8.75),('B','B-12','Ampere Electric Supply (storage only)',1450,d(2025,1,1),'MTM',7.5),('B','B-14','Cutler Park Association office',600,d(2015,1,1),'MTM',0),('B','B-15','Verity Print & Mail, Inc.',5600,d(2021,9,1),d(2031,8,31),10.6),
('C','C-20','Sundial Robotics Corp.',15200,d(2024,11,15),d(2029,11,30),13.4),('C','C-21',None,7300,0,0,0),('C','C-22','Great Lakes Fencing Academy',8800,d(2023,5,1),d(2028,4,30),9.9)]
tot_sf=sum(t[3] for t in T); R=5; rows=[]; S=dict(b=0,y=0,c=0,t=0,i=0,a=0,d=0)
for bl,su,nm,sf,a,e,ps in T:
    if not nm:
        for c,(v,ff) in enumerate([(bl,tx),(su,tx),('Vacant',tx),(sf,n0),(sf/tot_sf,p)]): w.write(R,c,v,ff)
        for c in range(5,17): w.write_blank(R,c,None,tx)
        rows.append(row(unit=su,building=bl,area=sf,statusText='Vacant')); R+=1; continue
    base=round(sf*ps/12,2); yr=round(base*12,2); ca,ta,ia=[round(sf*q/12,2) for q in (2.15,1.9,.38)]
    if ps in(0,7.5): ca=ta=ia=None
    al=round(base+sum(q or 0 for q in(ca,ta,ia)),2); dep=round(base*r.choice([1,1,2]),2) if ps>8 else None
    steps=[]
    if not isinstance(e,str) :
        s=addm(d(2025,a.month,1),12 if a.month<=11 else 0)
        if a.month==11: s=d(2026,12,1)
        if a.month>11: s=d(2025,12,1)
        v=base
        while s<e: v=round(v*1.03,2); steps.append((s,v)); s=addm(s,12)
    k=max(1,len(steps))
    vals=[(bl,tx),(su,tx),(nm,tx),(sf,n0),(sf/tot_sf,p),(a,dtt),(e,dtt),(base,m),(yr,m),(ps,F({**b,'valign':'top','num_format':'0.00','top':4})),(ca,m),(ta,m),(ia,m),(al,m),(dep,m)]
    for c,(v,ff) in enumerate(vals):
        if isinstance(v,dt.date): v=dt.datetime(v.year,v.month,v.day)
        if k>1: w.merge_range(R,c,R+k-1,c,'',ff)
        if v is None: w.write_blank(R,c,None,ff)
        elif isinstance(v,dt.datetime): w.write_datetime(R,c,v,ff)
        else: w.write(R,c,v,ff)
    if not steps: w.write(R,15,'none',sd); w.write_blank(R,16,None,sm)
    for i,(s,v) in enumerate(steps): w.write_datetime(R+i,15,dt.datetime(s.year,s.month,1),sdn if i else sd); w.write(R+i,16,v,smn if i else sm)
    rows.append(row(unit=su,building=bl,area=sf,tenantName=nm,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=base,annualRent=yr,charges=[('CAM',ca),('RE tax',ta),('Ins.',ia)],totalCharges=al,deposit=dep,rentSteps=[dict(date=s.isoformat(),amount=v) for s,v in steps]))
    for q,v in zip('byctiad',(base,yr,ca,ta,ia,al,dep)): S[q]=round(S[q]+(v or 0),2)
    R+=k
for c in range(17): w.write_blank(R,c,None,B)
w.write(R,2,'Park, 12 suites',B); w.write(R,3,tot_sf,Bn)
for c,q in ((7,'b'),(8,'y'),(10,'c'),(11,'t'),(12,'i'),(13,'a'),(14,'d')): w.write(R,c,S[q],B)
R+=2; vs=4200+7300
w.write(R,2,f'Let: 10 suites, {tot_sf-vs:,} SF. Vacant: 2 suites, {vs:,} SF.',F(b)); w.write(R+1,2,'B-14 is the owners\' association desk and pays nothing. Storage bay B-12 is a gross rent.',F({**b,'italic':1}))
w.set_landscape(); w.set_paper(5); w.fit_to_pages(1,1); w.hide_gridlines(2); wb.close()
save('Bldg rents - Cutler Flex Park.xlsx',rows,'Cutler Flex Park','2025-11-01',12,10,2,'INDUSTRIAL','tenancy schedule with cells merged down over the step rows','merged cells, steps in extra rows, zero rent, MTM, share and per-foot columns',sheet=None,checks=[('b',S['b'],tot(rows,'contractRent')),('y',S['y'],tot(rows,'annualRent')),('a',S['a'],tot(rows,'totalCharges')),('d',S['d'],tot(rows,'deposit')),('sf',tot_sf,tot(rows,'area'))])
