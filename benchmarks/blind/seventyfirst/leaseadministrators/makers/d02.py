# life science campus, xlsxwriter, grouped headers, cover + roll + options sheets
from h import *
import xlsxwriter
rng=random.Random(7102)
NAME='Alderbrook Science Campus RR 063026.xlsx'
wb=xlsxwriter.Workbook(path(NAME))
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('RR 6.30.26'); op=wb.add_worksheet('Options')
b=F(bold=True); big=F(bold=True); big.set_font_size(18)
cv.hide_gridlines(2); cv.write('B3','Alderbrook Science Campus',big); cv.write('B4','Quarterly Rent Roll Package',F()); cv.write('B5','Period ending June 30, 2026',F()); cv.write('B7','Contents',b)
for i,t in enumerate(['RR 6.30.26 – rent roll','Options – renewal, expansion, termination and ROFO rights']): cv.write(7+i,1,t,F())
cv.write('B12','Prepared by Lease Administration, Corvane Life Science Properties. Unaudited.',F(italic=True))
H=F(bold=True,bg_color='#1F3864',font_color='white',align='center',valign='vcenter',text_wrap=True,border=1)
H2=F(bold=True,bg_color='#D9E1F2',align='center',valign='vcenter',text_wrap=True,border=1)
t=F(border=1); tw=F(border=1,text_wrap=True); n0=F(border=1,num_format='#,##0'); n2=F(border=1,num_format='#,##0.00;(#,##0.00);"-"'); dd=F(border=1,num_format='d-mmm-yy'); it=F(border=1,italic=True,font_color='#7F7F7F')
T0=F(bold=True,top=1,bottom=6,num_format='#,##0'); T2=F(bold=True,top=1,bottom=6,num_format='#,##0.00'); TB=F(bold=True,top=1,bottom=6)
bm=F(border=1,bold=True,align='center',valign='vcenter',text_wrap=True,rotation=0)
ws.hide_gridlines(2)
ws.write('A1','Alderbrook Science Campus',big); ws.write('A2','RENT ROLL – IN-PLACE LEASES',b); ws.write('A3','As of: 30-Jun-26',F())
g=[('PREMISES',0,3),('LEASE',5,7),('BASE RENT',8,10),('ESTIMATED REIMBURSEMENTS (MONTHLY)',11,13),('NEXT SCHEDULED STEP',16,17)]
for s,a,z in g: ws.merge_range(4,a,4,z,s,H)
heads={0:'Bldg',1:'Suite',2:'Use',3:'RSF',5:'Tenant',6:'Commence',7:'Expire',8:'Monthly',9:'Annual',10:'PSF',11:'Opex',12:'RE Taxes',13:'Mgmt Fee',14:'Total Monthly',16:'Date',17:'New Monthly Base Rent',18:'Security (L/C or Cash)'}
for c_,s in heads.items(): ws.write(5,c_,s,H2)
ws.set_row(5,30)
for c_,w in enumerate([13,8,15,9,1.5,32,11,11,13,14,8,12,12,11,14,1.5,11,14,14]): ws.set_column(c_,c_,w)
names='Helixgate Therapeutics, Inc.|Myriad Fold Biologics|Pallas Neuro|Strandwise Genomics|Corvid Diagnostics Corp.|Arborvine AgBio|Nocturne Immunology|Lumen Cryo Systems|Thermafuse Instruments|Redshank Vaccines LLC|Ossia Orthobiologics|Alderbrook Incubator (Managed by Landlord)|Peptidia Labs|Gravitas Cell Therapy|Basin & Range Analytics|Quillfeather Bioinformatics|Vantreo Medical Devices|Saltmarsh Proteomics|Kinetik Pharma Services|Brackish Bio'.split('|')
it_=iter(names)
plan=[('Building 100',[('101','Lab/Office',14220),('102','Lab/Office',9875),('150','Vivarium',4310),('200','Lab/Office',28640)]),
('Building 200',[('110','Lab/Office',11460),('120','Office',3925),('130','Lab/Office',8730),('201','Lab/Office',16090),('202','Lab/Office',12055),('210','Office',5180)]),
('Building 300',[('1A','cGMP',22310),('1B','cGMP',18775),('2A','Lab/Office',15450),('2B','Lab/Office',15450),('3A','Office',7215)]),
('Building 400',[('S-1','Incubator',6020),('S-2','Lab/Office',3340),('S-3','Lab/Office',2985),('S-4','Lab/Office',3510),('S-5','Lab/Office',4440),('CAFE','Amenity',2260)])]
vac={'130','2B','S-4'}
row=6; truth=[]; first=row; occ=0
S=dict(a=0,m=0,y=0,o=0,x=0,f=0,t=0)
for bl,us_ in plan:
    ws.merge_range(row,0,row+len(us_)-1,0,bl,bm)
    for u,use,a in us_:
        ws.write_string(row,1,u,t); ws.write(row,2,use,t); ws.write(row,3,a,n0); S['a']+=a
        if u in vac:
            ws.write(row,5,'VACANT',it)
            for c_ in(6,7,8,9,10,11,12,13,14,16,17,18): ws.write_blank(row,c_,None,t)
            truth.append(dict(unit=u,building=bl,unitType=use,area=a,statusText='VACANT')); row+=1; continue
        ten=next(it_) if u!='CAFE' else 'Field & Flask Dining'
        if u=='S-1': ten='Alderbrook Incubator (Managed by Landlord)'
        elif ten.startswith('Alderbrook Inc'): ten=next(it_)
        rate=rng.uniform(58,79) if use!='Office' else rng.uniform(38,46)
        if u=='CAFE': rate=18
        m=r2(a*rate/12); y=r2(m*12); o=r2(a*14.85/12); x=r2(a*7.1/12); fee=r2(m*.03); tot=r2(m+o+x+fee)
        s=D(rng.randint(2018,2025),rng.randint(1,12),rng.choice([1,1,1,15])); e=endof(s,120) if s.day==1 else eom(addm(s,120))
        nd=s.replace(year=2026)
        if nd<=D(2026,6,30): nd=s.replace(year=2027)
        if nd.day==15: nd=addm(nd.replace(day=1),1)
        ns=r2(m*1.03); dep=m0(0) ; dep=round(m*rng.choice([2,3,6]),-2)
        ws.write(row,5,ten,t); ws.write_datetime(row,6,dt.datetime(*s.timetuple()[:3]),dd); ws.write_datetime(row,7,dt.datetime(*e.timetuple()[:3]),dd)
        R=row+1
        ws.write(row,8,m,n2); ws.write_formula(row,9,f'=I{R}*12',n2,y); ws.write_formula(row,10,f'=J{R}/D{R}',n2,y/a); ws.write(row,11,o,n2); ws.write(row,12,x,n2); ws.write(row,13,fee,n2); ws.write_formula(row,14,f'=I{R}+SUM(L{R}:N{R})',n2,tot)
        tr=dict(unit=u,building=bl,unitType=use,area=a,tenantName=ten,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=y,charges=[dict(code='Opex',amount=o),dict(code='RE Taxes',amount=x),dict(code='Mgmt Fee',amount=fee)],totalCharges=tot,statusText='Occupied')
        if u not in('S-1','CAFE'):
            ws.write_datetime(row,16,dt.datetime(*nd.timetuple()[:3]),dd); ws.write(row,17,ns,n2); ws.write(row,18,dep,n0)
            tr['rentSteps']=[dict(date=iso(nd),amount=ns)]; tr['deposit']=dep
        else:
            ws.write(row,16,'n/a',it); ws.write_blank(row,17,None,t); ws.write_blank(row,18,None,t)
        for k,v in zip('myoxft',(m,y,o,x,fee,tot)): S[k]=r2(S[k]+v)
        truth.append(tr); occ+=1; row+=1
last=row
ws.write(row,0,'Total Campus',TB)
for c_ in(1,2,5,6,7,10): ws.write_blank(row,c_,None,TB)
ws.write_formula(row,3,f'=SUM(D{first+1}:D{last})',T0,S['a'])
for c_,k in zip((8,9,11,12,13,14),'myoxft'):
    L=chr(65+c_); ws.write_formula(row,c_,f'=SUM({L}{first+1}:{L}{last})',T2,S[k])
row+=1; la=sum(r['area'] for r in truth if 'tenantName' in r)
ws.write(row,0,'Leased RSF',F()); ws.write(row,3,la,F(num_format='#,##0')); ws.write(row,5,f'{la/S["a"]:.1%} leased',F())
row+=3
ws.merge_range(row,0,row,7,'EXECUTED LEASES – NOT YET COMMENCED (excluded from totals above)',H); row+=1
bl,u,use,a,ten='Building 300','2B','Lab/Office',15450,'Tarn Biomolecular, Inc.'
s,e=D(2026,10,1),D(2036,9,30); m=r2(a*74/12)
ws.write(row,0,bl,t); ws.write_string(row,1,u,t); ws.write(row,2,use,t); ws.write(row,3,a,n0); ws.write(row,5,ten,t); ws.write_datetime(row,6,dt.datetime(2026,10,1),dd); ws.write_datetime(row,7,dt.datetime(2036,9,30),dd); ws.write(row,8,m,n2); ws.write(row,9,r2(m*12),n2); ws.write(row,10,74,n2)
truth.append(dict(unit=u,building=bl,unitType=use,area=a,tenantName=ten,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=r2(m*12),statusText='EXECUTED LEASES – NOT YET COMMENCED',section='EXECUTED LEASES – NOT YET COMMENCED (excluded from totals above)'))
row+=2
ws.write(row,0,'Reimbursements are 2026 budget estimates. Management fee is 3% of base rent. Building 100 Suite 150 shares loading dock with Suite 101.',F(italic=True))
ws.freeze_panes(6,6); ws.set_landscape(); ws.fit_to_pages(1,0)
for i,h in enumerate(['Bldg','Suite','Tenant','Right','Notice window','Terms']): op.write(0,i,h,H2)
k=1
for r in truth[:-1]:
    if 'tenantName' in r and r['unit'] not in('S-1','CAFE') and rng.random()<.7:
        for i,v in enumerate([r['building'],r['unit'],r['tenantName'],rng.choice(['Renewal 2 x 5 yrs','Renewal 1 x 10 yrs','ROFO – contiguous','Termination at month 84']),rng.choice(['12–15 mos prior','9–12 mos prior','—']),rng.choice(['95% FMV','FMV, floor at prior rent','Fee = unamortized costs'])]): op.write(k,i,v,t)
        k+=1
op.set_column(0,5,22); wb.close()
save(NAME,'OFFICE','life science campus roll, grouped header, merged building cells, future lease block',True,'Alderbrook Science Campus','2026-06-30',21,occ,3,truth,sheet='RR 6.30.26')
