# Mini-storage: 212 units, sorted by size group, alternating status
from xl import *
N='ministorage_bayonne_flats.xlsx'; r=R(1914)
wb=Workbook();w=wb.active;w.title='RentRoll_20251231'
w['A1']='Lock-N-Leave Self Storage - Bayonne Flats';w['A1'].font=Font(bold=True,size=12);w['A2']='Rent Roll Report';w['A3']='Report date:';w['B3']=D.datetime(2025,12,31);w['B3'].number_format='dd-mmm-yyyy';w['D3']='Sort: Unit size / Unit';
hd=['Unit #','Size','Sq Ft','Feature','Status','Tenant','Street Rate','Rent Rate','Variance','Insur.','Moved In','Paid Thru','Owes']
for k,h in enumerate(hd,1):
    c=w.cell(5,k,h);c.font=BF;c.fill=fill('FFE699');c.border=Border(top=thin,bottom=thin)
R_=6;rows=[];nf='#,##0.00;(#,##0.00)'
sz=[('5x5',25,'Climate',48,22,'A'),('5x10',50,'Climate',74,40,'A'),('5x10',50,'Outside',58,30,'B'),('10x10',100,'Climate',122,34,'C'),('10x10',100,'Outside',94,36,'D'),('10x15',150,'Drive-up',126,22,'D'),('10x20',200,'Drive-up',154,18,'E'),('10x30',300,'Drive-up',209,6,'E'),('12x40',480,'RV canopy',165,4,'RV')]
cnt={};summ=[]
for s,sf,ft,stt,n,let in sz:
    rs=[]
    for _ in range(n):
        cnt[let]=cnt.get(let,0)+1;u=f'{let}{cnt[let]:03d}';z=r.random()
        vals=[u,s,sf,ft]
        if z<.13 or (u=='A014'):
            st='Damaged' if u in('A014',) else 'Vacant'
            x=row(unit=u,unitType=s,area=sf,statusText=st,marketRent=float(stt));v=vals+[st,None,stt,None,None,None,None,None,None]
        elif u=='C001':
            st='Company';x=row(unit=u,unitType=s,area=sf,statusText=st,marketRent=float(stt),contractRent=0.0,tenantName='Office supplies');v=vals+[st,'Office supplies',stt,0,-stt,0,None,None,0]
        else:
            st='Occupied' if z<.93 else ('Overlocked' if z<.98 else 'Auction')
            rt=float(stt+r.choice([0,0,4,8,12,19,-5,-10]));ins=float(r.choice([0,12,12,15]));mi=r.d(2016,2025);owe=0.0 if st=='Occupied' else round((rt+ins)*r.choice([1,2,3])+15,2)
            if st=='Occupied':
                if r.random()<.06: owe=-rt
                pt=D.date(2026,1,r.randint(1,28))
            else: pt=D.date(2025,r.choice([9,10,11]),r.randint(1,28))
            nm=r.nm(True)
            x=row(unit=u,unitType=s,area=sf,statusText=st,tenantName=nm,marketRent=float(stt),contractRent=rt,balance=owe,moveInDate=iso(mi),charges=[dict(code='Insur.',amount=ins)])
            v=vals+[st,nm,stt,rt,rt-stt,ins,D.datetime(mi.year,mi.month,mi.day),D.datetime(pt.year,pt.month,pt.day),owe]
        if x.get('statusText')=='Company': x['charges']=[dict(code='Insur.',amount=0.0)];x['balance']=0.0
        for k,a in enumerate(v,1):
            if a is None: continue
            c=w.cell(R_,k,a)
            if k in(7,8,9,10,13): c.number_format=nf
            if k in(11,12): c.number_format='mm/dd/yy'
        if x['statusText'] in('Vacant','Damaged'):
            for k in range(1,14): w.cell(R_,k).font=Font(color='808080',italic=True)
        rs.append(x);rows.append(x);R_+=1
    q=lambda k:sum(x.get(k,0) for x in rs)
    oc=sum(1 for x in rs if x['statusText'] not in('Vacant','Damaged'))
    w.cell(R_,1,f'{s} {ft}: {len(rs)} units, {oc} occupied').font=BF
    for k,key in((3,'area'),(7,'marketRent'),(8,'contractRent'),(13,'balance')):
        c=w.cell(R_,k,round(q(key),2));c.font=BF;c.number_format='#,##0' if k==3 else nf;c.border=Border(top=thin)
    summ.append((s+' '+ft,len(rs),oc,q('marketRent'),q('contractRent')));R_+=2
g=lambda k:round(sum(x.get(k,0) for x in rows),2)
w.cell(R_,1,'Facility total').font=BF
for k,key in((3,'area'),(7,'marketRent'),(8,'contractRent'),(13,'balance')):
    c=w.cell(R_,k,g(key));c.font=BF;c.number_format='#,##0' if k==3 else nf;c.border=Border(top=med,bottom=med)
R_+=3
oc=sum(x[2] for x in summ)
w.cell(R_,2,'Unit mix').font=BF;R_+=1
for k,h in enumerate(['Type','Units','Occ.','Vac.','Gross potential','Actual']): w.cell(R_,2+k,h).font=BF
for a in summ:
    R_+=1
    for k,v in enumerate([a[0],a[1],a[2],a[1]-a[2],a[3],a[4]]): w.cell(R_,2+k,v)
R_+=1
for k,v in enumerate(['All',len(rows),oc,len(rows)-oc,g('marketRent'),g('contractRent')]): w.cell(R_,2+k,v).font=BF
widths(w,[9,15,7,11,12,25,11,10,10,8,10,10,10]);w.page_setup.orientation='landscape';w.print_title_rows='5:5';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(doc(N))
save(N,'SELF_STORAGE','storage rent roll by size group, 212 units, subtotals, unit mix below',True,'Lock-N-Leave Self Storage - Bayonne Flats','2025-12-31',rows,len(rows),oc,len(rows)-oc,{k:g(k) for k in('area','marketRent','contractRent','balance')})
