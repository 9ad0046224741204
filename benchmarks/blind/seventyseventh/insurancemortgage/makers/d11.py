# multi-tenant industrial, xlsxwriter, three sheets, step columns, formulas with cached values
from common import *; import xlsxwriter
r=R(781); F='Tamarack Business Center_RR_2025.12.xlsx'; wb=xlsxwriter.Workbook(f'{B}/documents/{F}'); wb.set_properties({'created':D.datetime(2025,12,1)})
cv=wb.add_worksheet('Cover'); w=wb.add_worksheet('RR Dec-25'); rc=wb.add_worksheet('CAM Recon'); f=wb.add_format
B1=f({'bold':1,'font_size':16}); hd=f({'bold':1,'bg_color':'#1F3864','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter','border':1}); tx=f({'border':1}); mo=f({'border':1,'num_format':'#,##0.00'}); it=f({'border':1,'num_format':'#,##0'}); dt=f({'border':1,'num_format':'mm/yyyy'}); dd=f({'border':1,'num_format':'d-mmm-yy'}); bm=f({'bold':1,'top':2,'num_format':'#,##0.00'}); bi=f({'bold':1,'top':2,'num_format':'#,##0'}); bt=f({'bold':1,'top':2}); band=f({'bold':1,'italic':1,'bg_color':'#D9E2F3'})
cv.write('B3','Tamarack Business Center',B1); cv.write('B5','Loan submission package - rent roll and recoveries'); cv.write('B6','Sponsor: Tamarack Flex Partners LP'); cv.write('B7','Effective date: December 1, 2025')
w.write('A1','Tamarack Business Center',B1); w.write('A2','Rent Roll - December 1, 2025')
for a,t in (('A4:A5','Unit'),('B4:B5','Tenant'),('C4:C5','RSF'),('D4:D5','% of Bldg'),('H4:H5','Base Rent / Mo'),('L4:L5','Security Deposit')): w.merge_range(a,t,hd)
w.merge_range('E4:F4','Lease Term',hd); w.write('E5','From',hd); w.write('F5','To',hd); w.merge_range('G4:G5','Yardi code',hd)
w.merge_range('I4:K4','Monthly Recoveries',hd); 
for i,t in enumerate(['CAM','Taxes','Insurance']): w.write(4,8+i,t,hd)
w.merge_range('M4:R4','Contractual Rent Steps (monthly)',hd)
for i in range(3): w.write(4,12+2*i,f'Date {i+1}',hd); w.write(4,13+2*i,f'Rent {i+1}',hd)
w.set_column('G:G',10,None,{'hidden':1}); w.set_column('A:A',9); w.set_column('B:B',34); w.set_column('C:F',10); w.set_column('H:R',11)
TN=iter('Ironbark Fasteners Ltd|Copper Kettle Roasters|Prairie Scientific Glass|Velo Works Bicycle Co.|AquaPure Filtration|Midland Sign & Graphics|Rapid Rooter Plumbing|Hearth & Home Fireplaces|CNC Dynamics|Blue Spruce Landscaping|Wavelength Audio Rental|Summa Medical Devices|Cobble Hill Cabinets|Zenith Pallet Recycling|Freshline Produce Distributors|Tundra Auto Glass'.split('|'))
rows=[]; y=5; G=[0]*6; tots=[]; occ=0
for b,us_ in (('Building A - 6200 Tamarack Dr',['A-100','A-110','A-120','A-130','A-140','A-150']),('Building B - 6210 Tamarack Dr',['B-100','B-120','B-140','B-150','B-160','B-170','B-190']),('Building C - 6220 Tamarack Dr',['C-100','C-200','C-300','C-400','C-500'])):
    w.merge_range(y,0,y,17,b,band); y+=1; y0=y; Z=[0]*6; ar=[r.randrange(2400,14800,50) for _ in us_]; TA=sum(ar)
    for u,a in zip(us_,ar):
        w.write(y,0,u,tx); w.write(y,2,a,it); w.write(y,3,a/TA,f({'border':1,'num_format':'0.0%'})); Z[0]+=a
        if u in('B-150','C-400'):
            w.write(y,1,'AVAILABLE',tx); rows.append(dict(unit=u,building=b,area=a,statusText='AVAILABLE')); y+=1; continue
        nm=next(TN); occ+=1; s=D.date(r.randint(2017,2025),r.randint(1,11),1); e=eom(addm(D.date(2026,r.randint(2,12),1),12*r.randint(0,5))); br=round(a*r.uniform(8.4,11.9)/12,2); c,t,i_=round(a*1.72/12,2),round(a*1.95/12,2),round(a*.31/12,2); dep=float(round(br*r.choice([1,1,2]),2)); st=[]; x=br; d=D.date(2026,s.month,1)
        while len(st)<3 and d<addm(e,-4): x=round(x*1.035,2); st.append((d,x)); d=addm(d,12)
        w.write(y,1,nm,tx); w.write_datetime(y,4,D.datetime(s.year,s.month,1),dd); w.write_datetime(y,5,D.datetime(e.year,e.month,e.day),dd); w.write(y,6,f't{r.randint(10000,99999)}',tx)
        for k,v in ((7,br),(8,c),(9,t),(10,i_),(11,dep)): w.write(y,k,v,mo)
        for k,(d,v) in enumerate(st): w.write_datetime(y,12+2*k,D.datetime(d.year,d.month,1),dd); w.write(y,13+2*k,v,mo)
        rows.append(dict(unit=u,building=b,tenantName=nm,statusText='Occupied',area=a,leaseStartDate=s,leaseEndDate=e,contractRent=br,deposit=dep,charges=[dict(code=k,amount=v) for k,v in (('Base Rent',br),('CAM',c),('Taxes',t),('Insurance',i_))],rentSteps=[dict(date=iso(d),amount=v) for d,v in st]))
        for k,v in enumerate((br,c,t,i_,dep)): Z[k+1]+=v
        y+=1
    w.write(y,1,'Total '+b[:10],bt)
    for k,col in enumerate((2,7,8,9,10,11)): L=chr(65+col); w.write_formula(y,col,f'=SUM({L}{y0+1}:{L}{y})',bi if k==0 else bm,round(Z[k],2))
    tots.append(y+1); y+=2; G=[p+q for p,q in zip(G,Z)]
w.write(y,1,'GRAND TOTAL',bt)
for k,col in enumerate((2,7,8,9,10,11)): L=chr(65+col); w.write_formula(y,col,'='+'+'.join(f'{L}{t}' for t in tots),bi if k==0 else bm,round(G[k],2))
oc=sum(x['area'] for x in rows if 'tenantName' in x); w.write(y+2,1,f'Leased {oc:,} RSF ({100*oc/G[0]:.1f}%) - {occ} of {len(rows)} units')
rc.write_row(0,0,['Recovery pool','2025 budget','Per RSF']); 
for i,(a,p) in enumerate((('CAM',1.72),('Taxes',1.95),('Insurance',.31)),1): rc.write_row(i,0,[a,round(p*G[0],2),p])
w.set_landscape(); w.fit_to_pages(1,0); w.freeze_panes(5,2); w.activate(); wb.close()
save(F,'INDUSTRIAL','sponsor analyst','xlsxwriter multi-sheet, step columns, hidden column, formulas',True,'Tamarack Business Center','2025-12-01',len(rows),occ,rows,sheet='RR Dec-25')
