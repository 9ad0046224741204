# workbooks
import random
from common import *
import openpyxl, xlwt
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
B=Font(bold=True);thin=Side(style='thin',color='999999');med=Side(style='medium')
def fill(h): return PatternFill('solid',fgColor=h)
def widths(ws,w):
    for i,x in enumerate(w,1): ws.column_dimensions[L(i)].width=x
def land(ws):
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)

def mob():
    r=random.Random(5711);f='RRNORM_Larkmead_MOB_2026Q1.xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Guide'
    for i,t in enumerate(['Servicer Normalized Rent Roll – preparation notes','1. Base rent is per the borrower’s roll; adjustments are explained on tab Adj.','2. Rates per square foot are annual.','3. Master-leased, dark or bankrupt tenants are coded D in the Flag column.'],1): ws.cell(i,1,t)
    ws['A1'].font=B;ws.column_dimensions['A'].width=90
    ws=wb.create_sheet('RR')
    ws['B1']='COMMERCIAL RENT ROLL – SERVICER NORMALIZED';ws['B1'].font=Font(bold=True,size=13)
    for i,(a,b) in enumerate([('Property Name:','Larkmead Medical Pavilion'),('Loan / Prospectus ID:','41 – 007'),('Rent Roll Date:',D(2026,3,31)),('Property Type:','Office – Medical'),('Prepared by / Date:','MWK 5/14/2026')],2):
        ws.cell(i,2,a);c=ws.cell(i,4,b);c.alignment=Alignment(horizontal='left')
        if isinstance(b,D): c.number_format='mm/dd/yyyy'
    H=['Line','Suite','Tenant','Practice','NRA','% NRA','Lease\nBegin','Lease\nExpire','Borrower Roll\nBase Rent\n($/mo)','Servicer\nAdjustment\n($/yr)','Normalized\nBase Rent\n($/yr)','Norm.\nPSF','Expense\nReimb. PSF','Flag','Comment']
    for j,h in enumerate(H,1):
        c=ws.cell(9,j,h);c.font=B;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');c.fill=fill('D9E1F2');c.border=Border(bottom=med,top=med)
    ws.row_dimensions[9].height=46
    T=[("Larkmead Orthopaedic Group, PA",'Orthopedics'),("Silverbrook Imaging Center",'Radiology'),("Women’s Care of Larkmead",'OB/GYN'),("Tri-Rivers Cardiology Associates",'Cardiology'),("Hallowell Health System",'Primary care'),("Hallowell Health System",'Outpatient lab'),("Bright Smile Endodontics",'Dental'),("Kinetic Physical Therapy",'PT'),("Marlowe Dermatology, PLLC",'Dermatology'),("Gentle Lungs Pulmonary",'Pulmonology'),("Northgate Sleep Lab",'Sleep'),("The Apothecary at Larkmead",'Pharmacy'),("Little Oaks Pediatrics",'Pediatrics'),("Cobalt Eye Surgeons",'Ophthalmology'),("Renalia Dialysis of Larkmead",'Dialysis'),("Verity Pain Management",'Pain'),("Coastal Plain Audiology",'Audiology'),("Bean & Bandage Coffee Cart",'Food')]
    S=['100','105','110','120','130','140','150','160','200','205','210','220','230','240','250','260','300','310','320','330','340','L01']
    T=iter(T);vac={'140','210','260','310'};rows=[];i=9;tot=[0]*5;data=[]
    for s in S:
        a=r.randint(1100,3600) if s!='L01' else 180
        if s=='100':a=14250
        if s in vac: data.append((s,None,None,a));continue
        try:t=next(T)
        except StopIteration: data.append((s,None,None,a));continue
        data.append((s,*t,a))
    NRA=sum(d[3] for d in data)
    for s,t,p,a in data:
        i+=1;ws.cell(i,1,i-9);ws.cell(i,2,int(s) if s.isdigit() else s).alignment=Alignment(horizontal='center')
        ws.cell(i,5,a).number_format='#,##0';ws.cell(i,6,a/NRA).number_format='0.0%'
        row=dict(unit=s,area=a,statusText='Occupied');tot[0]+=a
        if t is None: ws.cell(i,3,'VACANT');row['statusText']='VACANT';rows.append(row);continue
        psf=r.choice([21.5,22.75,23.5,24,26]);mo=round(a*psf/12,2) if s!='L01' else 250.0
        st=D(r.randint(2016,2025),r.randint(1,12),1);en=mend(addm(st,r.choice([59,83,119])))
        while en<D(2026,6,1): en=mend(addm(en.replace(day=1),36))
        adj=0;fl='';cm=''
        if s=='160': adj=-round(mo*3,2);cm='Three months abated in 2026 per 2nd amendment'
        if s=='230': adj=-round(mo*12,2);fl='D';cm='Dark since Jan-26; rent excluded'
        if s=='105': adj=round(a*.5,2);cm='Step effective 5/1/26 included'
        mtm=s=='L01'
        nm=round(mo*12+adj,2);re=r.choice([8.4,8.4,9.1,0]) if not mtm else 0
        ws.cell(i,3,t);ws.cell(i,4,p)
        for j,d in((7,st),(8,'MTM' if mtm else en)): c=ws.cell(i,j,d);c.number_format='mm/dd/yy';c.alignment=Alignment(horizontal='right')
        for j,v in((9,mo),(10,adj if adj else None),(11,nm),(12,nm/a),(13,re)):
            c=ws.cell(i,j,v);c.number_format='#,##0.00;(#,##0.00);0.00' 
        ws.cell(i,14,fl);ws.cell(i,15,cm)
        row.update(tenantName=t,leaseStartDate=iso(st),leaseEndDate='MTM' if mtm else iso(en),contractRent=mo,annualRent=nm,charges=None)
        for z,w in enumerate((mo,adj,nm,re),1): tot[z]+=w
        rows.append(row)
    i+=1;ws.cell(i,3,'TOTAL / WTD AVG');ws.cell(i,5,tot[0]).number_format='#,##0';ws.cell(i,6,1).number_format='0.0%'
    for j,v in((9,tot[1]),(10,tot[2]),(11,tot[3])): ws.cell(i,j,round(v,2)).number_format='#,##0.00;(#,##0.00)'
    for j in range(1,16): ws.cell(i,j).font=B;ws.cell(i,j).border=Border(top=thin,bottom=Side(style='double'))
    i+=2;nv=sum(1 for d in data if d[1] is None)
    for a,b in(('Suites',len(data)),('Leased',len(data)-nv),('Vacant',nv)): ws.cell(i,3,a);ws.cell(i,5,b);i+=1
    ws.column_dimensions['D'].hidden=False
    widths(ws,[5,8,34,15,10,8,10,10,14,13,15,9,13,6,44]);ws.freeze_panes='D10';land(ws)
    w3=wb.create_sheet('Adj');w3.append(['Suite','Adjustment','Basis']);
    for rr in (['160','abatement','2nd amendment'],['230','dark','inspection 2/26'],['105','step','lease abstract']): w3.append(rr)
    wb.active=1;wb.save(f'{DOC}/{f}')
    # dark suite 230 is leased: the document counts it as leased
    save(f,'OFFICE','CMBS master servicer','servicer-normalised roll with adjustments, guide and adj tabs',True,'Larkmead Medical Pavilion','2026-03-31',rows,len(data),len(data)-nv,nv,sheet='RR')

def portfolio():
    r=random.Random(5712);N=Names(r);f='Hartwood_4pk_consolidated_Apr-26.xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Consol RR'
    ws['A1']='Hartwood Four-Pack';ws['A1'].font=Font(bold=True,size=14,color='1F4E78');ws['A2']='Consolidated Rent Roll';ws['A3']='Rent month: April 2026'
    H=['Apt','Bd/Ba','SF','Tenant Name','M/I Date','Lse Exp','Gross Potential','Loss/(Gain) to Lease','Scheduled Rent','Sec. Dep.','Stat']
    for j,h in enumerate(H,1):
        c=ws.cell(5,j,h);c.font=Font(bold=True,color='FFFFFF');c.fill=fill('1F4E78');c.alignment=Alignment(wrap_text=True,horizontal='center')
    ws.row_dimensions[5].height=32
    i=6;rows=[];G=[0]*4;n=occ=0;pl=None;sm=[]
    specs=[('Alder Run',['1/1','2/1'],[(b,k) for b in 'AB' for k in range(1,17)],870),('Birch Hollow',['1/1','2/2'],[('',k) for f_ in (100,200,300) for k in range(f_+1,f_+15)],1045),('Cedar Terrace',['0/1','1/1'],[('',k) for k in range(1,29)],760),('Dogwood Place',['2/1.5','3/2'],[('',k) for k in range(4400,4472,2)],1215)]
    for name,bb,us_,base in specs:
        ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=11);c=ws.cell(i,1,f'{name.upper()}');c.font=B;c.fill=fill('DDEBF7');i+=1
        s=[0]*4;m=o=0;ar=0
        drop=15 if name=='Birch Hollow' else None
        for q,(b,k) in enumerate(us_):
            u=f'{b}{k}' if not b else f'{b}-{k:02d}'
            t=r.choice(bb);big=t==bb[1];sf={'0/1':460,'1/1':640,'2/1':820,'2/2':960,'2/1.5':1040,'3/2':1290}[t];gp=base+(165 if big else 0)+5*r.randint(0,6)
            vac=r.random()<.09 and q!=drop
            row=dict(unit=u,propertyName=name.upper(),section=name.upper(),unitType=t,area=sf,marketRent=gp);vals=[u if b else k,t,sf]
            m+=1;s[0]+=gp
            if vac: vals+=['VACANT',None,None,gp,gp*0,None,None,'V'];row['statusText']='V'
            else:
                o+=1;nm=N.lf();rent=gp-5*r.randint(-3,24);mi=D(2026,3,28)-dt.timedelta(r.randint(5,1500));mtm=r.random()<.12
                le=mi
                while le<D(2026,4,15): le=addm(le,12)
                le=mend(le);dep=r.choice([200,300,rent]);st=r.choice(['O']*9+['NTV'])
                vals+=[nm,mi,'M-T-M' if mtm else le,gp,gp-rent,rent,dep,st]
                row.update(tenantName=nm,moveInDate=iso(mi),leaseEndDate='M-T-M' if mtm else iso(le),contractRent=rent,deposit=dep,statusText=st)
                for z,w in enumerate((gp-rent,rent,dep),1): s[z]+=w
            if q==drop: pl=(u,name,vals);continue
            for j,v in enumerate(vals,1):
                if v is None or (vac and j==8): continue
                c=ws.cell(i,j,v)
                if isinstance(v,D): c.number_format='m/d/yyyy'
                elif j in(7,8,9,10): c.number_format='#,##0_);(#,##0)'
                elif j in (1,2,11): c.alignment=Alignment(horizontal='center')
            rows.append(row);i+=1
        ws.cell(i,4,f'Total {name} - {m} units, {o} leased')
        for j,v in zip((7,8,9,10),s): ws.cell(i,j,v).number_format='#,##0_);(#,##0)'
        for j in range(1,12): ws.cell(i,j).font=B;ws.cell(i,j).border=Border(top=thin)
        i+=2;n+=m;occ+=o;G=[a+b for a,b in zip(G,s)];sm.append((name,m,o,s[0],s[2]))
    ws.cell(i,4,'Portfolio Total')
    for j,v in zip((7,8,9,10),G): ws.cell(i,j,v).number_format='#,##0_);(#,##0)'
    for j in range(1,12): ws.cell(i,j).font=B;ws.cell(i,j).border=Border(top=med,bottom=med)
    widths(ws,[9,8,8,30,12,12,13,14,13,11,7]);ws.freeze_panes='A6';land(ws);ws.print_title_rows='5:5'
    w2=wb.create_sheet('Summary');w2.append(['Property','Units','Leased','Vacant','GPR','Scheduled'])
    for q in sm: w2.append([q[0],q[1],q[2],q[1]-q[2],q[3],q[4]])
    w2.append(['Total',n,occ,n-occ,G[0],G[2]]);w2.column_dimensions['A'].width=22
    wb.save(f'{DOC}/{f}')
    save(f,'MULTIFAMILY','regional sponsor, asset manager spreadsheet','four properties in one sheet with banners and subtotals, summary tab',True,'Hartwood Four-Pack','2026-04',rows,None,None,None,sheet='Consol RR',
      planted=dict(what=f'unit {pl[0]} of {pl[1]} (scheduled rent {pl[2][8]}) is missing from the list but is in the counts and totals',kind='row_dropped'))

def xls():
    r=random.Random(5713);N=Names(r);f='rrwlc_briarglen.xls'
    wb=xlwt.Workbook();ws=wb.add_sheet('Report1');ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;b=xlwt.easyxf('font: bold on');n_=xlwt.easyxf('');rt=xlwt.easyxf('align: horiz right');brt=xlwt.easyxf('font: bold on; align: horiz right')
    C=dict(u=0,ty=1,sq=3,res=4,nm=5,mk=7,cd=8,am=10,dep=11,mi=12,le=13,mo=14,bal=16)
    def w(rw,k,v,s=n_): ws.write(rw,C[k],v,s)
    i=0
    def head():
        nonlocal i
        ws.write(i,0,'Rent Roll with Lease Charges',b);ws.write(i+1,0,'Briar Glen Apartments (brg)',b);ws.write(i+2,0,'As Of = 05/15/2026',b);ws.write(i+2,12,'Month Year = 05/2026');i+=4
        for k,t1,t2 in [('u','Unit',''),('ty','Unit Type',''),('sq','Unit','Sq Ft'),('res','Resident',''),('nm','Name',''),('mk','Market','Rent'),('cd','Charge','Code'),('am','','Amount'),('dep','Resident','Deposit'),('mi','Move In',''),('le','Lease','Expiration'),('mo','Move Out',''),('bal','Balance','')]:
            w(i,k,t1,brt if k in('sq','mk','am','dep','bal') else b)
            if t2: w(i+1,k,t2,brt if k in('sq','mk','am','dep','bal') else b)
        i+=2
    head();rows=[];T=[0]*5;codes={};t=1000;cnt=0
    ws.write(i,0,'Current/Notice/Vacant Residents',b);i+=1
    occ=vac=0
    def rec(u,ty,sq,mk,kind):
        nonlocal i,t,occ,vac
        row=dict(unit=u,unitType=ty,area=sq,section={'F':'Future Residents/Applicants'}.get(kind,'Current/Notice/Vacant Residents'))
        w(i,'u',u);w(i,'ty',ty);w(i,'sq',m2(sq),rt)
        if kind=='V':
            w(i,'res','VACANT');w(i,'nm','VACANT');w(i,'mk',m2(mk),rt);w(i,'am','0.00',rt);w(i,'dep','0.00',rt);w(i,'bal','0.00',rt);i+=1
            w(i,'cd','Total',b);w(i,'am','0.00',brt);i+=2
            row.update(marketRent=mk,statusText='VACANT',totalCharges=0,deposit=0,balance=0);rows.append(row);T[0]+=mk;T[1]+=sq;vac+=1;return
        t+=r.randint(1,9);nm=N.full();w(i,'res',f't00{t}');w(i,'nm',nm)
        w(i,'mk',m2(mk),rt)
        rent=mk-r.randint(-3,14)*5;ch=[('rent',rent),('trash',12.0)]
        if r.random()<.3: ch.append(('petrent',30.0))
        if r.random()<.25: ch.append(('garage',85.0))
        if r.random()<.12: ch.append(('conc',-50.0))
        if r.random()<.4: ch.append(('rentins',11.5))
        if kind=='F': dep,mi=250,D(2026,r.choice([5,6]),r.randint(18,28)); bal=0.0
        else: dep,mi=r.choice([250,500]),D(2026,4,20)-dt.timedelta(r.randint(0,1300)); bal=r.choice([0.0,0.0,0.0,round(r.uniform(10,900),2),-round(r.uniform(5,80),2)])
        le=mi
        while le<D(2026,5,16) or le==mi: le=addm(le,12)
        le=le-dt.timedelta(1);mo=D(2026,r.choice([5,6]),r.randint(20,28)) if kind=='N' else None
        if mo: le=max(le if le<mo else mo,D(2026,5,20))
        w(i,'dep',m2(dep),rt);w(i,'mi',us(mi));w(i,'le',us(le));w(i,'mo',us(mo)) if mo else None;w(i,'bal',m2(bal),rt)
        tot=round(sum(a for _,a in ch),2)
        for q,(cd,a) in enumerate(ch):
            w(i,'cd',cd);w(i,'am',m2(a),rt);i+=1
            if kind!='F': codes[cd]=codes.get(cd,0)+a
        w(i,'cd','Total',b);w(i,'am',m2(tot),brt);i+=2
        row.update(tenantName=nm,marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot,deposit=dep,balance=bal,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo),statusText='Future' if kind=='F' else None)
        if kind!='F': T[0]+=mk;T[1]+=sq;T[2]+=tot;T[3]+=dep;T[4]+=bal;occ+=1
        if row.get('statusText') is None and kind!='F': row['statusText']='Notice' if kind=='N' and False else 'Occupied'
        rows.append(row)
    P={'brg1a':(655,1025),'brg2a':(905,1240),'brg2b':(960,1295),'brg3a':(1210,1560)}
    un=[]
    for fl in range(1,4):
        for k in range(1,17): un.append((f'{fl}{k:02d}',r.choice(list(P))))
    fut=[]
    for u,ty in un:
        kind=r.choice(['O']*9+['N','V']);sq,mk=P[ty];mk+=5*r.randint(0,5);rec(u,ty,sq,mk,kind)
        if kind in'NV' and r.random()<.6: fut.append((u,ty,sq,mk))
    i+=0;ws.write(i,0,'Future Residents/Applicants',b);i+=1
    for q in fut: rec(*q,'F')
    ws.write(i,0,'Totals: Briar Glen Apartments(brg)',b)
    w(i,'sq',m2(T[1]),brt);w(i,'mk',m2(T[0]),brt);w(i,'am',m2(T[2]),brt);w(i,'dep',m2(T[3]),brt);w(i,'bal',m2(round(T[4],2)),brt);i+=2
    ws.write(i,0,'Summary Groups',b);ws.write(i,7,'# Of Units',b);ws.write(i,9,'% Occupancy',b);i+=1
    U=occ+vac
    for a,c in (('Current/Notice Residents',occ),('Total Vacant Units',vac)): ws.write(i,0,a);ws.write(i,7,str(c),rt);ws.write(i,9,f'{c/U*100:.2f}',rt);i+=1
    ws.write(i,0,'Totals:',b);ws.write(i,7,str(U),brt);i+=2
    ws.write(i,0,'Summary of Charges by Charge Code (Current/Notice Residents Only)',b);i+=1
    for c,a in sorted(codes.items()): ws.write(i,0,c);ws.write(i,7,m2(a),rt);i+=1
    ws.write(i,0,'Total',b);ws.write(i,7,m2(round(sum(codes.values()),2)),brt)
    for c,wd in zip(range(17),[9,9,2,10,11,24,2,11,10,2,11,11,12,12,12,2,11]): ws.col(c).width=wd*256
    wb.save(f'{DOC}/{f}')
    save(f,'MULTIFAMILY','property-management system export','legacy xls, charge codes on lines under the unit, numbers as text, spacer columns, future residents',True,'Briar Glen Apartments','2026-05-15',rows,U,occ,vac)

def nyc():
    r=random.Random(5714);N=Names(r);f='218 Vanderhook St RR.xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='may26'
    ws['B2']='218-222 Vanderhook Street';ws['B2'].font=Font(name='Georgia',bold=True,size=14);ws['B3']='Rent roll as of 5/1/26'
    H=['Unit','Tenant','Rms','Status','Legal Reg. Rent','Rent Paid','Lease Exp.','Security','Notes'];h0=5
    def head(i,hs):
        for j,h in enumerate(hs,2): c=ws.cell(i,j,h);c.font=Font(name='Georgia',bold=True,italic=True);c.border=Border(bottom=thin)
    rows=[];i=6
    ws.cell(5,2,'STORES').font=B;head(6,['Unit','Tenant','Sq Ft','','','Rent Paid','Lease Exp.','Security','Notes']);i=7
    sN=0;tS=0
    for u,t,a,rent,le,dep,nt,step in [('Store 1','Vanderhook Bagels Inc.',850,5150,D(2029,8,31),10300,'to $5,304.50 on 9/1/26',[dict(date='2026-09-01',amount=5304.5)]),('Store 2','Lucky Wash & Dry LLC',1400,6800,D(2031,1,31),20400,'to $7,004.00 on 2/1/27; tenant pays 18% of tax increase',[dict(date='2027-02-01',amount=7004)]),('Store 3',None,620,None,None,None,'Vacant - was florist, asking in negotiation',None)]:
        ws.cell(i,2,u);ws.cell(i,3,t or 'Vacant');ws.cell(i,4,a)
        if t: ws.cell(i,7,rent).number_format='$#,##0.00';ws.cell(i,8,le).number_format='m/d/yy';ws.cell(i,9,dep).number_format='#,##0'
        ws.cell(i,10,nt);rows.append(dict(unit=u,tenantName=t,area=a,section='STORES',statusText='Occupied' if t else 'Vacant',contractRent=rent,leaseEndDate=iso(le),deposit=dep,rentSteps=step));tS+=rent or 0;i+=1
    ws.cell(i,3,'Stores');ws.cell(i,7,tS).number_format='$#,##0.00';ws.cell(i,7).font=B;ws.cell(i,7).border=Border(top=thin);i+=2
    ws.cell(i,2,'APARTMENTS').font=B;i+=1;head(i,H);i+=1;tA=0;tL=0
    for fl in '2345':
        for k in ('L','LR','RR','R'):
            u=fl+k;rm=r.choice([2,3,3,4,4.5]);row=dict(unit=u,section='APARTMENTS')
            ws.cell(i,2,u);ws.cell(i,4,rm)
            if u=='2LR': ws.cell(i,3,'Superintendent');ws.cell(i,7,0).number_format='$#,##0.00';ws.cell(i,10,'apartment part of compensation');row.update(tenantName='Superintendent',contractRent=0,statusText='Occupied')
            elif u=='4RR': ws.cell(i,3,'Vacant');ws.cell(i,10,'renovating, new kitchen');row['statusText']='Vacant'
            else:
                n=N.full();fm=r.random()<.35;rent=round(r.uniform(2450,3400)/25)*25 if fm else round(r.uniform(980,2100),2);leg=None if fm else (rent if r.random()<.7 else round(rent*1.14,2))
                le=mend(D(r.choice([2026,2027,2027]),r.randint(6,12),1));dep=rent if r.random()<.8 else None
                ws.cell(i,3,n);ws.cell(i,5,'FM' if fm else 'RS')
                if leg: ws.cell(i,6,leg).number_format='$#,##0.00';tL+=leg
                ws.cell(i,7,rent).number_format='$#,##0.00';ws.cell(i,8,le).number_format='m/d/yy'
                if dep: ws.cell(i,9,dep).number_format='#,##0.00'
                if leg and leg!=rent: ws.cell(i,10,'pref. rent')
                row.update(tenantName=n,contractRent=rent,leaseEndDate=iso(le),deposit=dep,statusText='Occupied')
                tA+=rent
            rows.append(row);i+=1
    ws.cell(i,3,'Apartments');ws.cell(i,6,round(tL,2)).number_format='$#,##0.00';ws.cell(i,7,round(tA,2)).number_format='$#,##0.00'
    for j in(3,6,7): ws.cell(i,j).font=B;ws.cell(i,j).border=Border(top=thin)
    i+=2;ws.cell(i,3,'TOTAL MONTHLY');ws.cell(i,7,round(tA+tS,2)).number_format='$#,##0.00';ws.cell(i+1,3,'ANNUALIZED');ws.cell(i+1,7,round((tA+tS)*12,2)).number_format='$#,##0.00'
    for q in(i,i+1):
        for j in(3,7): ws.cell(q,j).font=B
    i+=3;ws.cell(i,2,f'19 units in all: 17 occupied (super included), 2 vacant.');ws.cell(i+1,2,'RS = rent stabilized   FM = free market')
    widths(ws,[2,10,26,7,8,15,13,11,11,46]);land(ws)
    w2=wb.create_sheet('old 2024');w2['A1']='218-222 Vanderhook – collections 2024 (do not use)'
    for q in range(1,13): w2.append([f'{q}/2024',round(r.uniform(38000,43000),2)])
    wb.save(f'{DOC}/{f}')
    save(f,'MIXED_USE','owner of a mixed-use walk-up','stores and apartments in two blocks, stabilised and free market, notes with steps',True,'218-222 Vanderhook Street','2026-05-01',rows,19,17,2,sheet='may26')

def student():
    r=random.Random(5715);N=Names(r);f='TheLocust_BedRoll_20260331.xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Bed Roll'
    ws.merge_cells('A1:N1');ws['A1']='The Locust at State';ws['A1'].font=Font(size=16,bold=True);ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:N2');ws['A2']='Occupancy by Bed – Effective 03/31/2026 – AY 2025-26';ws['A2'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A4:C4');ws['A4']='Space';ws.merge_cells('D4:H4');ws['D4']='Resident / Agreement';ws.merge_cells('I4:M4');ws['I4']='Monthly Installment';ws['N4']='AY 26-27'
    H=['Bldg','Bed Space','Floor Plan','Resident','Status','Start','End','Guarantor?','Market Rate','Base','Parking','Furniture','Total','Renewed?']
    for j in range(1,15):
        for q in (4,5):
            c=ws.cell(q,j);c.font=B;c.fill=fill('FCE4D6');c.border=Border(top=thin,bottom=thin,left=thin,right=thin);c.alignment=Alignment(horizontal='center')
        ws.cell(5,j,H[j-1])
    i=6;rows=[];T=[0]*5;occ=n=0
    for bl,units in(('North',[101,102,103,201,202,203,301,302,303]),('South',[104,105,204,205,304,305,306]),('Row',['T1','T2','T3','T4'])):
        for u in units:
            fp=('4x4 Deluxe','ABCD',735) if r.random()<.6 else ('2x2','AB',905)
            if bl=='Row': fp=('5x3 Townhome','ABCDE',690)
            for bd in fp[1]:
                s=f'{u}{bd}';mk=fp[2];n+=1;vals=[bl,s,fp[0]];row=dict(building=bl,unit=s,unitType=fp[0],marketRent=mk);T[0]+=mk
                x=r.random()
                if x<.12: vals+=['','Vacant',None,None,None,mk];row['statusText']='Vacant'
                else:
                    occ+=1;nm=N.lf();stt=r.choice(['Current']*8+['On Notice','Sublet']);st=D(2025,8,16) if r.random()<.85 else D(2026,1,5);base=mk+r.choice([-60,-40,-25,0,0,10]);pk=r.choice([None,None,55,80]);fu=r.choice([None,25]);tot=base+(pk or 0)+(fu or 0)
                    vals+=[nm,stt,st,D(2026,7,31),r.choice(['Y','Y','N']),mk,base,pk,fu,tot,r.choice(['Yes','No','No'])]
                    row.update(tenantName=nm,statusText=stt,leaseStartDate=iso(st),leaseEndDate='2026-07-31',contractRent=base,charges=[dict(code=a,amount=b) for a,b in(('Base',base),('Parking',pk),('Furniture',fu)) if b],totalCharges=tot)
                    for z,w in enumerate((base,pk or 0,fu or 0,tot),1):T[z]+=w
                for j,v in enumerate(vals,1):
                    if v in(None,''): continue
                    c=ws.cell(i,j,v)
                    if isinstance(v,D): c.number_format='dd-mmm-yy'
                    elif j in range(9,14): c.number_format='#,##0.00'
                    elif j in(8,14): c.alignment=Alignment(horizontal='center')
                rows.append(row);i+=1
    ws.cell(i,1,'Total');
    for j,v in zip(range(9,14),T): ws.cell(i,j,v).number_format='#,##0.00'
    for j in range(1,15): ws.cell(i,j).font=B;ws.cell(i,j).border=Border(top=med)
    ws.cell(i+2,1,f'Beds: {n}');ws.cell(i+2,3,f'Occupied: {occ}');ws.cell(i+2,4,f'Vacant: {n-occ}')
    widths(ws,[8,11,15,28,11,11,11,11,12,10,10,10,11,10]);ws.freeze_panes='A6';land(ws);ws.print_title_rows='4:5'
    wb.save(f'{DOC}/{f}')
    save(f,'STUDENT_HOUSING','student housing operator','bed roll with grouped headers and merged titles',False,'The Locust at State','2026-03-31',rows,n,occ,n-occ)

def flex():
    r=random.Random(5716);f='Kettleman Flex_rentroll+steps.xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Rent Roll'
    ws['A1']='KETTLEMAN FLEX PARK';ws['A1'].font=Font(name='Arial',bold=True,size=12);ws['I1']='Rent roll date';ws['J1']='2026-04-01'
    ws['A2']='three buildings, 1180 / 1200 / 1220 Kettleman Way';ws['A2'].font=Font(italic=True)
    H=['Bldg','Ste','Occupant','RSF','Use','Commence','Expire','Current Rent /Mo','NNN Est /Mo','Gross /Mo','LC or Cash Dep','Step 1 Date','Step 1 /Mo','Step 2 Date','Step 2 /Mo','Step 3 Date','Step 3 /Mo']
    for j,h in enumerate(H,1): c=ws.cell(4,j,h);c.font=Font(name='Arial',bold=True,size=9);c.alignment=Alignment(wrap_text=True,vertical='top');c.border=Border(bottom=med);c.fill=fill('E2EFDA')
    ws.row_dimensions[4].height=28
    T=["Arcwell Precision Tooling","Bluefin Fastener Supply","Calico Print Works","Delmar HVAC Service","Echo Valley Brewing Co.","Foxglove Botanicals","GridLine Electric","Halcyon Aerial Drones","Indigo Stone & Tile","Jolly Crate Logistics","Kitewing Robotics","Lodestar Lighting","Mesa Verde Auto Glass","Nimbus Foam & Packaging","Oakum Marine Upholstery","Prairie Smoke Roasters","Quartz Lab Instruments","Rambler Bike Assembly","Solano Fire Protection"]
    it=iter(T);i=5;rows=[];G=[0]*5;occ=n=0
    for bl,ss in(('1180',['A','B','C','D','E','F']),('1200',['101','102','103-104','105','106','107','108']),('1220',['1','2','3','4','5','6','7'])):
        S=[0]*5;first=True
        for s in ss:
            n+=1;a=r.randint(18,92)*100
            if '-' in s:a=14400
            row=dict(building=bl,unit=s,area=a);ws.cell(i,1,bl if first else None);first=False
            ws.cell(i,2,s);ws.cell(i,4,a).number_format='#,##0';S[0]+=a
            if (bl,s) in(('1180','D'),('1200','107'),('1220','3')):
                ws.cell(i,3,'(available)').font=Font(italic=True,color='808080');row['statusText']='available'
            else:
                occ+=1;t=next(it);psf=r.choice([.95,1.02,1.08,1.15,1.22]);st=addm(D(2026,4,1),-r.randint(3,62));term=r.choice([38,60,60,84]);en=mend(addm(st,term-1));mtm=False
                if en<D(2026,4,30): mtm=True
                mo=round(a*psf,2);nn=round(a*.31,2);g=round(mo+nn,2);dep=round(mo*r.choice([1,1,2]))
                use=r.choice(['Whse','Flex','Flex/R&D','Showroom'])
                steps=[];d=st;x=mo
                while not mtm and d<=D(2026,4,1): d=addm(d,12)
                while not mtm and d<en and len(steps)<3: x=round(x*1.035,2);steps.append((d,x));d=addm(d,12)
                for j,v in enumerate([t,None,use,st,'MTM' if mtm else en,mo,nn,g,dep],3):
                    if v is None: continue
                    c=ws.cell(i,j,us(v) if isinstance(v,D) else v)
                    if j>=8:c.number_format='#,##0.00'
                for q,(d_,v) in enumerate(steps): ws.cell(i,12+2*q,us(d_)).alignment=Alignment(horizontal='right');ws.cell(i,13+2*q,v).number_format='#,##0.00'
                row.update(tenantName=t,unitType=use,leaseStartDate=iso(st),leaseEndDate='MTM' if mtm else iso(en),contractRent=mo,charges=[dict(code='NNN Est /Mo',amount=nn)],totalCharges=g,deposit=dep,rentSteps=[dict(date=iso(d_),amount=v) for d_,v in steps],statusText='Occupied')
                for z,w in enumerate((mo,nn,g,dep),1):S[z]+=w
            rows.append(row);i+=1
        S=[round(z,2) for z in S];ws.cell(i,3,f'Bldg {bl}');
        for j,v in zip((4,8,9,10,11),S): ws.cell(i,j,v).number_format='#,##0' if j==4 else '#,##0.00'
        for j in range(1,12): ws.cell(i,j).font=Font(name='Arial',bold=True,size=9);ws.cell(i,j).border=Border(top=thin)
        i+=2;G=[round(a+b,2) for a,b in zip(G,S)]
    ws.cell(i,3,'Park total')
    for j,v in zip((4,8,9,10,11),G): ws.cell(i,j,v).number_format='#,##0' if j==4 else '#,##0.00'
    for j in range(1,18): ws.cell(i,j).font=B;ws.cell(i,j).border=Border(top=med)
    ws.cell(i+2,1,f'{n} suites / {occ} leased / {n-occ} available')
    widths(ws,[7,9,30,9,11,12,12,12,11,12,12,12,11,12,11,12,11]);land(ws);wb.save(f'{DOC}/{f}')
    save(f,'INDUSTRIAL','broker / leasing team spreadsheet','flex park with three step pairs in columns, building shown once',False,'KETTLEMAN FLEX PARK','2026-04-01',rows,n,occ,n-occ)

def sfr():
    r=random.Random(5717);N=Names(r);f='cardinal_sfr_2026-1_tape.xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='tape';
    H=['portfolio','property_address','city','st','zip','prop_type','bed','bath','sqft','yr_built','occupancy_status','tenant','lease_start','lease_end','in_place_rent','market_rent','security_deposit','delinquent_amt','section8_flag','acq_price','as_of_date']
    ws.append(H);rows=[];occ=0;seen=set()
    for _ in range(97):
        while True:
            ad=f"{r.randint(101,9899)} {r.choice(['Larkspur','Tupelo','Quail Run','Meadowgate','Old Orchard','Sunfish','Bramble','Coopers','Whippoorwill','Stillwater','Fawn','Hickory Knob'])} {r.choice(['Dr','Ln','Ct','Way','Trl'])}"
            if ad not in seen: seen.add(ad);break
        ci,st_,z=r.choice([('Marbleton','TN','37999'),('Clay Ferry','TN','37998'),('Oxbury','NC','28999'),('Redfern','GA','30998')]);bd=r.choice([3,3,3,4,4,5]);sf=r.randint(1050,2600);mk=round((850+sf*.52)/5)*5+bd*20;ty=r.choice(['SFD','SFD','SFD','Townhouse'])
        row=dict(unit=ad,propertyName=None,unitType=ty,area=sf,marketRent=mk)
        vals=['Cardinal SFR 2026-1',ad,ci,st_,z,ty,bd,r.choice([2,2,2.5,3]),sf,r.randint(1978,2021)]
        x=r.random();acq=round(sf*r.uniform(98,150),-2)
        if x<.06:
            so=r.choice(['Vacant - Turn','Vacant - Marketed']);vals+=[so,None,None,None,0,mk,0,0,'N',acq];row.update(statusText=so,contractRent=0,deposit=0,balance=0)
        else:
            occ+=1;so=r.choice(['Leased']*12+['Leased - Eviction','Leased - MTM']);nm=N.lf();ls=D(2026,4,1)-dt.timedelta(r.randint(10,700));le=addm(ls,r.choice([12,24]))-dt.timedelta(1)
            if so!='Leased - MTM':
                while le<D(2026,5,1): le=addm(le,12)
            elif le>D(2026,4,30): le=D(2026,3,31); ls=D(2025,4,1)
            rent=mk-r.choice([-25,0,0,15,40,70,95]);dep=r.choice([rent,rent,500]);dl=round(rent*r.uniform(1,3),2) if 'Evic' in so else r.choice([0]*8+[round(r.uniform(40,rent),2)])
            vals+=[so,nm,ls,le,rent,mk,dep,dl,r.choice(['N']*8+['Y']),acq];row.update(statusText=so,tenantName=nm,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,deposit=dep,balance=dl)
        vals.append(D(2026,4,30));ws.append(vals);rows.append(row)
        for c in ws[ws.max_row]:
            if isinstance(c.value,D): c.number_format='yyyymmdd' if c.column==21 else 'yyyy-mm-dd'
            elif c.column in(15,16,17,18): c.number_format='0.00'
    widths(ws,[19,26,12,4,7,11,5,5,7,8,18,28,12,12,12,12,15,14,13,10,11]);ws.auto_filter.ref=ws.dimensions;land(ws)
    wb.save(f'{DOC}/{f}')
    save(f,'SINGLE_FAMILY_RENTAL','SFR aggregator data tape','flat tape, snake-case headers in row one, no titles or totals',False,'Cardinal SFR 2026-1','2026-04-30',rows,97,occ,97-occ)
mob();portfolio();xls();nyc();student();flex();sfr();flush_index('c')
