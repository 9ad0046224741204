from common import *
import xlsxwriter
rng=random.Random(1212); fn='RentRoll_SterlingOaks_073126.xlsx'
wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet('Rent Roll'); s2=wb.add_worksheet('Unit Type Summary'); s3=wb.add_worksheet('Parameters')
F=lambda **k: wb.add_format(dict(dict(font_name='Segoe UI',font_size=8),**k))
n=F();h=F(bold=1,bottom=1,text_wrap=1,bg_color='#DCE6F1',valign='bottom');hr=F(bold=1,bottom=1,text_wrap=1,bg_color='#DCE6F1',valign='bottom',align='right');m=F(num_format='#,##0.00;-#,##0.00');i0=F(num_format='#,##0');d=F(num_format='m/d/yyyy',align='left');mb=F(bold=1,top=1,num_format='#,##0.00');ib=F(bold=1,top=1,num_format='#,##0');b=F(bold=1,top=1)
ws.write(0,0,'Sterling Oaks Apartments',F(bold=1,font_size=13)); ws.write(1,0,'Rent Roll',F(bold=1,font_size=10)); ws.write(2,0,'As of July 31, 2026',n)
cols=['Bldg','Unit','Lease ID','Unit Type','Sq. Feet','Residents','Status','Market Rent','Move In','Lease Start','Lease End','Move Out','Rent','Pet Rent','Garage','Internet','Amenity Fee','Concession','Total Charges','Deposits On Hand','Balance']
R0=4
for c,x in enumerate(cols): ws.write(R0,c,x,hr if c in(4,7) or c>=12 else h)
ws.set_row(R0,26)
plans={'SO-1A':(1,702,1210),'SO-1B':(1,788,1285),'SO-2A':(2,1012,1510),'SO-2B':(2,1098,1595),'SO-3A':(3,1344,1925)}
nm=names(rng,170);k=0; rows=[];dat=[];r=R0+1; lid=88214
for bl in range(1,7):
    for f in(1,2,3):
        for i in range(1,7 if bl<5 else 5):
            ty=rng.choice(list(plans)) if i!=1 else 'SO-3A'
            _,sf,mk=plans[ty]; mk=mk+{1:0,2:10,3:25}[f]
            q=dict(b=f'{bl}',u=f'{bl}{f}{i:02d}',ty=ty,sf=sf,mk=float(mk),t=None,st='Vacant',mi=None,ls=None,le=None,mo=None,rent=None,pet=None,gar=None,net=None,am=None,con=None,tot=None,dep=None,bal=None)
            x=rng.random()
            if x<.05: pass
            elif x<.08: q['st']='Vacant Leased'
            elif x<.09: q['st']='Down'
            else:
                a,l=nm[k];k+=1; q['t']=f'{a} {l}'
                if rng.random()<.3: q['t']+=f'; {rng.choice(F_:=["Noor","Casimir","Delphine","Arlo","Josette","Rafe"])} {l}'
                q['st']='Current' if x<.9 else 'NTV' if x<.96 else 'Eviction' if x<.975 else 'MTM'
                q['mi']=D(2026,7,28)-dt.timedelta(rng.randint(0,1400)); ls=q['mi']
                while addm(ls,12)<=D(2026,7,31): ls=addm(ls,12)
                q['ls']=ls;q['le']=addm(ls,12)-dt.timedelta(1)
                if q['st']=='NTV': q['mo']=D(2026,8,rng.choice([15,31]))
                q['rent']=float(mk-rng.choice([0,0,15,40,65,90])); q['pet']=rng.choice([None,None,None,35.0,70.0]); q['gar']=rng.choice([None]*5+[125.0]); q['net']=65.0; q['am']=rng.choice([None,20.0]); q['con']=rng.choice([None]*8+[-75.0,-100.0])
                if q['st']=='MTM': q['le']=None
                q['tot']=sum(q[z] or 0 for z in('rent','pet','gar','net','am','con')); q['dep']=rng.choice([0.0,200.0,200.0,400.0]); q['bal']=float(rng.choice([0.0]*7+[round(rng.uniform(12,500),2),-15.0]))
                if q['st']=='Eviction': q['bal']=round(q['tot']*2+150,2)
            lid+=rng.randint(1,40)
            W=lambda c,v,f: ws.write(r,c,v,f) if v is not None else None
            WD=lambda c,v: ws.write_datetime(r,c,dt.datetime(v.year,v.month,v.day),d) if v else None
            W(0,q['b'],n);W(1,q['u'],n);W(2,str(lid) if q['t'] else None,n);W(3,ty,n);W(4,sf,i0);W(5,q['t'],n);W(6,q['st'],n);W(7,q['mk'],m);WD(8,q['mi']);WD(9,q['ls']);WD(10,q['le']);WD(11,q['mo'])
            for c,z in zip(range(12,21),('rent','pet','gar','net','am','con','tot','dep','bal')): W(c,q[z],m)
            if q['tot'] is not None: ws.write_formula(r,18,f'=SUM(M{r+1}:R{r+1})',m,q['tot'])
            ch=[dict(code=a,amount=q[z]) for a,z in(('Rent','rent'),('Pet Rent','pet'),('Garage','gar'),('Internet','net'),('Amenity Fee','am'),('Concession','con')) if q[z] is not None]
            rows.append(R(building=q['b'],unit=q['u'],unitType=ty,area=sf,tenantName=q['t'],statusText=q['st'],marketRent=q['mk'],moveInDate=q['mi'],leaseStartDate=q['ls'],leaseEndDate=q['le'],moveOutDate=q['mo'],contractRent=q['rent'],charges=ch,totalCharges=q['tot'],deposit=q['dep'],balance=q['bal']))
            dat.append(q); r+=1
S=lambda a: round(sum(x[a] or 0 for x in dat),2)
ws.write(r,0,'Total',b); ws.write(r,1,f'{len(dat)} units',b); ws.write(r,4,S('sf'),ib); ws.write(r,7,S('mk'),mb)
for c in(2,3,5,6,8,9,10,11): ws.write(r,c,'',b)
for c,z in zip(range(12,21),('rent','pet','gar','net','am','con','tot','dep','bal')):
    L_=chr(65+c); ws.write_formula(r,c,f'=SUM({L_}{R0+2}:{L_}{r})',mb,S(z))
oc=sum(1 for x in dat if x['t']); va=sum(1 for x in dat if x['st'].startswith('Vac'))
r+=2
for a,v in(('Occupied units',oc),('Vacant units',va),('Down units',len(dat)-oc-va),('Total units',len(dat))): ws.write(r,0,a,n); ws.write(r,3,v,i0); r+=1
ws.set_column('C:C',9,None,{'hidden':1})
for c,w in {'A':5,'B':7,'D':9,'E':8,'F':34,'G':13,'H':10}.items(): ws.set_column(f'{c}:{c}',w)
ws.set_column('I:L',10); ws.set_column('M:U',10); ws.freeze_panes(R0+1,2); ws.autofilter(R0,0,R0+len(dat),20); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(R0)
for c,x in enumerate(['Unit Type','Units','Occupied','Avg Sq Ft','Avg Market','Avg Rent']): s2.write(0,c,x,h)
for i,ty in enumerate(plans):
    g=[x for x in dat if x['ty']==ty]; o=[x for x in g if x['t']]
    for c,v in enumerate([ty,len(g),len(o),plans[ty][1],sum(x['mk'] for x in g)/len(g),sum(x['rent'] for x in o)/max(1,len(o))]): s2.write(i+1,c,v,m if c>3 else n)
for i,(a,v) in enumerate([('Report','Rent Roll'),('Property','Sterling Oaks Apartments'),('Date','7/31/2026'),('Include','Current, NTV, Vacant, Down'),('Run by','regional.ops')]): s3.write(i,0,a,n); s3.write(i,1,v,n)
wb.close()
save(fn,'MULTIFAMILY','ResMan style workbook, charge columns, hidden lease id column, true dates, summary sheets',False,'Sterling Oaks Apartments','2026-07-31',len(dat),oc,va,rows,sheet='Rent Roll',totals={'area':S('sf'),'marketRent':S('mk'),'contractRent':S('rent'),'charge:Pet Rent':S('pet'),'charge:Concession':S('con'),'totalCharges':S('tot'),'deposit':S('dep'),'balance':S('bal')})
