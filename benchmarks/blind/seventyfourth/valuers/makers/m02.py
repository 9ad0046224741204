from common import *
import xlsxwriter
rd=random.Random(2)
F='Harcastle House - Tenancy Schedule Q1 26.xlsx'
wb=xlsxwriter.Workbook(D+F)
c=wb.add_worksheet('Cover');c.write(1,1,'PROJECT LINNET');c.write(2,1,'Harcastle House, 14-18 Lower Fenian Row, Dublin 2');c.write(4,1,'Strictly private & confidential - subject to contract / contract denied');c.set_column(1,1,70)
w=wb.add_worksheet('Tenancy Schedule');w.hide_gridlines(2)
b=wb.add_format({'bold':1,'font_size':14,'font_name':'Garamond'});h=wb.add_format({'bold':1,'text_wrap':1,'bg_color':'#0B5345','font_color':'white','valign':'vcenter','align':'center','font_name':'Garamond'})
m=wb.add_format({'num_format':'€#,##0','font_name':'Garamond'});m2=wb.add_format({'num_format':'€#,##0.00','font_name':'Garamond'});n=wb.add_format({'num_format':'#,##0','font_name':'Garamond'});d=wb.add_format({'num_format':'dd-mmm-yyyy','align':'left','font_name':'Garamond'});t=wb.add_format({'font_name':'Garamond'});mg=wb.add_format({'font_name':'Garamond','valign':'vcenter','align':'center','bold':1,'border':1})
tf=wb.add_format({'num_format':'€#,##0','bold':1,'top':1,'bottom':6,'font_name':'Garamond'});tn=wb.add_format({'num_format':'#,##0','bold':1,'top':1,'bottom':6,'font_name':'Garamond'})
w.write(0,1,'Harcastle House, Dublin 2',b);w.write(1,1,'Tenancy Schedule',t);w.write(2,1,'Date:',t);w.write_datetime(2,2,dt.datetime(2026,3,31),d)
hd=['Floor','Demise','Tenant','NIA (sq ft)','Car Spaces','Lease Commencement','Lease Expiry','Break Option','Next Rent Review','Contracted Rent Offices (€ p.a.)','€ psf','Car Parking Rent (€ p.a.)','Total Contracted Rent (€ p.a.)','Service Charge Budget 2026 (€ p.a.)','ERV (€ p.a.)']
for i,x in enumerate(hd): w.write(4,1+i,x,h)
w.set_row(4,48);w.set_column(0,0,2);w.set_column(1,1,14);w.set_column(2,2,16);w.set_column(3,3,34);w.set_column(4,15,15)
L=[('Lower Ground',[('LG Gym','Corebright Fitness Ltd')]),('Ground',[('Unit G1','Pestle & Rye Ltd'),('Unit G2','Quayline Credit DAC'),('Unit G3',None)]),('First',[('1 North','Larkmoor Legal LLP'),('1 South','Larkmoor Legal LLP')]),('Second',[('2 North','Ovalis Therapeutics Ireland Ltd'),('2 South','Dunmarra Re DAC')]),('Third',[('3rd Floor','The Commissioners of State Records')]),('Fourth',[('4 North','Tidepool Software Ltd'),('4 South',None)]),('Fifth',[('5th Floor','Brannock Asset Management Ltd')]),('Roof',[('Mast site','Mastway Towers Ltd')])]
r=5;rows=[];S=[0]*6
for fl,us in L:
    if len(us)>1:w.merge_range(r,1,r+len(us)-1,1,fl,mg)
    else:w.write(r,1,fl,mg)
    for u,te in us:
        mast=u=='Mast site'
        a=None if mast else rd.randint(2600,5900)*(2 if 'Floor' in u else 1)
        cs=0 if mast or fl in('Ground','Lower Ground') else rd.randint(1,6)
        psf=rd.choice([42.5,48,52.5,55,57.5]) if fl not in('Lower Ground',) else 18
        erv=round((a or 0)*(19 if fl=="Lower Ground" else 56)/500)*500+cs*3500 if not mast else 22000
        sc=round((a or 0)*9.4) if not mast else None
        x=dict(unit=u,area=a)
        w.write(r,2,u,t)
        if a: w.write(r,4,a,n);S[0]+=a
        if cs: w.write(r,5,cs,n)
        S[1]+=cs
        if sc: w.write(r,14,sc,m);S[4]+=sc;x['charges']=[dict(code='Service Charge Budget 2026',amount=sc,per='year')]
        w.write(r,15,erv,m);S[5]+=erv
        if te:
            s=dt.date(rd.randint(2017,2025),rd.randint(1,12),rd.choice([1,1,15]));y=10 if s.year>2017 else 15;e=addy(s,y)
            rent=round(a*psf/100)*100 if a else 20500
            cp=cs*3500
            w.write(r,3,te,t);w.write_datetime(r,6,dt.datetime.combine(s,dt.time()),d);w.write_datetime(r,7,dt.datetime.combine(e,dt.time()),d)
            br=addy(s,y//2+2,False)
            if br>dt.date(2026,4,1) and not mast:w.write_datetime(r,8,dt.datetime.combine(br,dt.time()),d)
            else:w.write(r,8,'None',t)
            rv=addy(s,5,False)
            if rv>dt.date(2026,4,1):w.write_datetime(r,9,dt.datetime.combine(rv,dt.time()),d)
            else:w.write(r,9,'Outstanding' if rv>dt.date(2025,6,1) else 'n/a',t)
            w.write(r,10,rent,m)
            if a:w.write(r,11,rent/a,m2)
            if cp:w.write(r,12,cp,m)
            w.write_formula(r,13,f'=K{r+1}+M{r+1}',m,rent+cp)
            S[2]+=rent;S[3]+=cp
            x.update(tenantName=te,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=rent,statusText='Occupied')
            if cp:x.setdefault('charges',[]).append(dict(code='Car Parking Rent',amount=cp,per='year'))
        else:
            w.write(r,3,'Vacant - refurbished Q4 2025',t);x['statusText']='Vacant'
        rows.append(x);r+=1
w.write(r,1,'Total',tf)
for c_ in range(2,16): w.write_blank(r,c_,None,tf)
for col,v,ff in[(4,S[0],tn),(5,S[1],tn),(10,S[2],tf),(12,S[3],tf),(13,S[2]+S[3],tf),(14,S[4],tf),(15,S[5],tf)]:
    L_=chr(65+col);w.write_formula(r,col,f'=SUM({L_}6:{L_}{r})',ff,v)
w.write(r+2,1,'1. Larkmoor Legal LLP holds both first floor suites under separate leases.',t)
w.write(r+3,1,'2. Vacant suites are being marketed at the ERV; a car space is offered with each 1,400 sq ft.',t)
w.activate();w.set_landscape();w.fit_to_pages(1,1);wb.close()
save(F,'OFFICE','Irish agent data-room workbook, cover sheet, merged floors',False,'Harcastle House','2026-03-31',None,None,None,rows,sheet='Tenancy Schedule')
