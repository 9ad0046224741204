from lib import *
import xlsxwriter
N='Galen Point Labs_Tenant Rent Schedule_v3.xlsx'
wb=xlsxwriter.Workbook(out(N)); nt=wb.add_worksheet('Assumptions'); ws=wb.add_worksheet('Rent Schedule')
F0={'font_name':'Garamond','font_size':10}; f=lambda **k:wb.add_format({**F0,**k})
nt.write(1,1,'Galen Point Life Science Campus - underwriting notes',f(bold=1,font_size=13))
for i,s in enumerate(['Analysis date: January 1, 2026','NNN lab leases; tenants reimburse pro-rata opex, taxes, insurance and 3% management','Market rent growth 3.0% / yr','See Rent Schedule tab for in-place rents and contractual bumps']): nt.write(3+i,1,s,f())
G=f(bold=1,bg_color='#1B3A4B',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1); b=f(bold=1,bg_color='#DCE6EA'); m=f(num_format='_($* #,##0_);_($* (#,##0);_($* "-"_)'); m2_=f(num_format='$#,##0.00'); d_=f(num_format='mmm d, yyyy',align='right'); i_=f(num_format='#,##0'); x=f(); tw=f(text_wrap=1,font_size=9); tot=f(bold=1,top=1,num_format='#,##0'); totm=f(bold=1,top=1,num_format='_($* #,##0_);_($* (#,##0);_($* "-"_)')
ws.write(1,1,'GALEN POINT LIFE SCIENCE CAMPUS',f(bold=1,font_size=16,font_color='#1B3A4B')); ws.write(2,1,'Tenant Rent Schedule as of January 1, 2026',f(italic=1))
def g(c0,c1,s): ws.merge_range(4,c0,4,c1,s,G) if c1>c0 else ws.write(4,c0,s,G)
one=['Suite','Tenant','Use','RSF']
for j,s in enumerate(one,1): ws.merge_range(4,j,5,j,s,G)
g(5,6,'Lease Term'); g(7,9,'In-Place Base Rent'); g(10,15,'Contractual Rent Steps (Monthly)'); ws.merge_range(4,16,5,16,'Est. NNN\n(Monthly)',G); ws.merge_range(4,17,5,17,'Security\nDeposit / LC',G); ws.merge_range(4,18,5,18,'Options / Notes',G)
for j,s in zip(range(5,16),['Commence','Expire','$/RSF','Monthly','Annual','Date','Step 1','Date','Step 2','Date','Step 3']): ws.write(5,j,s,G)
BL=[('Building 1 - 100 Galen Way',[('1-100','Helixarc Therapeutics, Inc.','Wet lab / GMP',38420,D(2021,7,1),D(2031,6,30),78.5,7,'2 x 5 yr @ FMV; ROFO on 1-300'),('1-200','Norvant Biosciences Corp.','Wet lab',21760,D(2022,4,1),D(2029,3,31),81.25,4,'1 x 5 yr @ 95% FMV'),('1-250','Pellucid Imaging LLC','Dry lab / office',9115,D(2024,10,1),D(2029,12,31),69.0,10,'3 mos abatement burned off 12/24'),('1-300','Vacant',None,12340),('1-310','Seedwell Incubator, LP','Shared lab',15980,D(2020,1,1),D(2026,12,31),72.4,0,'Holdover at 150%; no option')]),
 ('Building 2 - 120 Galen Way',[('2-100','Corvane Genomics','Wet lab',44105,D(2023,2,1),D(2033,1,31),84.0,2,'2 x 5 yr; termination right 1/2030 w/ 9 mos penalty'),('2-200','University of the Bay - Translational Inst.','Wet lab',18400,D(2019,9,1),D(2029,8,31),66.75,9,'2 x 3 yr'),('2-225','Vacant - spec suite','Wet lab (spec)',7850),('2-240','Ostrea Diagnostics','CLIA lab',8730,D(2025,6,1),D(2030,5,31),79.0,6,'1 x 3 yr @ FMV')]),
 ('Amenity Pavilion',[('P-1','Fog & Fern Cafe','Retail',2650,D(2022,8,1),D(2027,7,31),36.0,8,'% rent 6% over natural breakpoint'),('P-2','CoreForm Fitness','Retail',4900,D(2022,8,1),D(2032,7,31),31.5,8,'1 x 5 yr')])]
row=6; R=[]; GT=[0,0,0,0,0,0]; sf_o=0
for bn,L in BL:
    ws.merge_range(row,1,row,18,bn,b); row+=1; st=[0]*5
    for t in L:
        u,n,us_,sf=t[:4]; ws.write(row,1,u,x);ws.write(row,2,n,x if len(t)>4 else f(italic=1)); ws.write(row,3,us_ or '',x); ws.write(row,4,sf,i_); st[0]+=sf
        q=dict(unit=u,building=bn,area=sf,unitType=us_)
        if len(t)==4: q['statusText']=n; R.append(q); row+=1; continue
        _,_,_,_,a,e,psf,mo,op=t; mth=round(sf*psf/12); ann=mth*12; sf_o+=sf
        dd=lambda j,v:ws.write_datetime(row,j,dt.datetime.combine(v,dt.time()),d_)
        dd(5,a);dd(6,e);ws.write(row,7,psf,m2_);ws.write(row,8,mth,m);ws.write_formula(row,9,f'=I{row+1}*12',m,ann)
        k=D(2026,mo,1) if mo else None; v=mth; ss=[]; j=10
        if mo==1: k=D(2027,1,1)
        while k and k<e and len(ss)<3: v=round(v*1.03); ss.append((k,v)); dd(j,k); ws.write(row,j+1,v,m); j+=2; k=addm(k,12)
        nnn=round(sf*(25.4 if us_!='Retail' else 14.1)/12); dep=round(mth*3,-3) if us_!='Retail' else mth
        if n[:10]=='University': dep=0
        ws.write(row,16,nnn,m); ws.write(row,17,dep,m) ; ws.write(row,18,op,tw)
        for i,w in enumerate((mth,ann,nnn,dep)): st[i+1]+=w
        q.update(tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=mth,annualRent=ann,charges=[dict(code='Est. NNN',amount=nnn)],deposit=dep or None,rentSteps=[dict(date=iso(z),amount=w) for z,w in ss]); R.append(q); row+=1
    ws.write(row,2,'Subtotal',tot)
    for j,w in ((4,st[0]),): ws.write(row,j,w,tot)
    for j,w in ((8,st[1]),(9,st[2]),(16,st[3]),(17,st[4])): ws.write(row,j,w,totm)
    GT=[p+z for p,z in zip(GT,st)]; row+=2
ws.write(row,2,'Campus Total',tot); ws.write(row,4,GT[0],tot)
for j,w in ((8,GT[1]),(9,GT[2]),(16,GT[3]),(17,GT[4])): ws.write(row,j,w,totm)
row+=1; ws.write(row,2,'Leased RSF',x); ws.write(row,4,sf_o,i_); ws.write(row,5,sf_o/GT[0],f(num_format='0.0%',align='left')); ws.write(row+1,2,'Vacant RSF',x); ws.write(row+1,4,GT[0]-sf_o,i_)
ws.set_column(0,0,2);ws.set_column(1,1,8);ws.set_column(2,2,34);ws.set_column(3,3,15);ws.set_column(4,4,9);ws.set_column(5,6,12);ws.set_column(7,17,11.5);ws.set_column(18,18,32);ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(N,dict(propertyName='GALEN POINT LIFE SCIENCE CAMPUS',asOnDate='2026-01-01',sheet='Rent Schedule',units=len(R),occupied=sum('tenantName' in q for q in R),vacant=2,rows=R),'OFFICE','broker underwriting template','two-line grouped headers, steps in date/amount column pairs',True)
