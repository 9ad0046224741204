# suburban office, fpdf2, gridded, two buildings, wrapped steps cell
from common import *; from fpdf import FPDF
r=R(775); F='Stonegate Office Park - Certified Rent Roll.pdf'
pdf=FPDF('L','mm','letter'); pdf.set_auto_page_break(False); pdf.set_creation_date(D.datetime(2025,10,2,tzinfo=D.timezone.utc)); pdf.set_margins(10,10)
W=[15,52,15,20,20,22,20,18,22,24,32]; Hd=['Suite','Tenant / Trade Name','RSF','Lease\nStart','Lease\nExpires','Monthly\nBase Rent','OpEx & Tax\nReimb.','Parking','Total\nMonthly','Security\nDeposit','Scheduled\nIncreases']
def cells(vals,h,bold=False,fill=False,al=None):
    x,y=10,pdf.get_y(); pdf.set_font('Helvetica','B' if bold else '',7)
    for i,(w,v) in enumerate(zip(W,vals)):
        pdf.rect(x,y,w,h,'DF' if fill else 'D'); L=str(v).split('\n'); a='C' if al else ('L' if i in(0,1,3,4,10) else 'R')
        for k,t in enumerate(L): pdf.set_xy(x,y+(h-3.4*len(L))/2+3.4*k); pdf.cell(w,3.4,t,align=a)
        x+=w
    pdf.set_xy(10,y+h)
def head():
    pdf.add_page(); pdf.set_font('Times','B',14); pdf.cell(0,6,'STONEGATE OFFICE PARK',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Times','',9); pdf.cell(0,4,'Exhibit C - Certified Rent Roll as of October 1, 2025',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.ln(2)
    pdf.set_fill_color(210,222,236); cells(Hd,9,True,True,1)
def band(t,h=5):
    pdf.set_font('Helvetica','B',8); pdf.set_fill_color(238,238,238); pdf.cell(sum(W),h,t,border=1,fill=True,new_x='LMARGIN',new_y='NEXT')
TN=iter(['Alder & Vance, CPAs','Northline Title Agency','Cobalt Health Billing, LLC','Meridian Wealth Group','Pinnacle Orthodontics','Farley Brothers Insurance','TerraSurvey Engineers','State of Ohio - Workforce Dev.','Quill Software Inc.','Lattice Staffing','Hargrove Law Offices','Brightpath Counseling','Sterling Mortgage Co.','Veridian Labs','Oakmont Realty Advisors','Ionic Telecom (month-to-month)','Crestview Hospice Svcs.','Delphi Claims Administrators','Wren Architects'])
rows=[];G=[0]*6; head(); n=occ=0
for b,fl in (('Building I - 4100 Stonegate Parkway',{1:5,2:6}),('Building II - 4120 Stonegate Parkway',{1:6,2:5})):
    if pdf.get_y()>175: head()
    band(b); Z=[0]*6
    for f,k in fl.items():
        for j in range(k):
            u=f'{f}{(j*10)+(0 if j else 0):02d}' if j else f'{f}00'; a=r.randrange(1150,6400,25); n+=1
            if pdf.get_y()>185: head(); band(b+' (cont.)')
            if (b[9:12],f,j) in (('I -',2,3),('II ',1,4),('II ',2,2)):
                cells([u,'Vacant',f'{a:,}']+['']*8,6); rows.append(dict(unit=u,building=b,area=a,statusText='Vacant')); Z[0]+=a; continue
            nm=next(TN); occ+=1; mtm='month-to' in nm
            s=D.date(r.randint(2016,2024),r.randint(1,12),1); e=eom(addm(D.date(2026,r.randint(3,12),1),12*r.randint(0,5))); br=round(a*r.uniform(17.5,23.5)/12,2); op=round(a*r.uniform(1.2,7.9)/12,2); pk=r.choice([0.0,0.0,120.0,240.0]); tot=round(br+op+pk,2); dep=round(br,-2) if r.random()<.7 else 0.0
            st=[]; x=br; d=D.date(2025,s.month,1); d=d if d>D.date(2025,10,1) else addm(d,12)
            while not mtm and d<addm(e,-5) and len(st)<3: x=round(x*1.025,2); st.append((d,x)); d=addm(d,12)
            cells([u,nm,f'{a:,}',f'{s:%d-%b-%Y}','MTM' if mtm else f'{e:%d-%b-%Y}',m(br),m(op),m(pk),m(tot),m(dep),'\n'.join(f'{d:%m/%d/%Y}: ${v:,.2f}' for d,v in st) or 'None'],max(6,3.4*len(st)+1.6))
            rows.append(dict(unit=u,building=b,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate='MTM' if mtm else e,contractRent=br,charges=[dict(code='Monthly Base Rent',amount=br),dict(code='OpEx & Tax Reimb.',amount=op),dict(code='Parking',amount=pk)],totalCharges=tot,deposit=dep,rentSteps=[dict(date=iso(d),amount=v) for d,v in st]))
            for i,v in enumerate((a,br,op,pk,tot,dep)): Z[i]+=v
    cells(['',f'Subtotal {b.split(" - ")[0]}',f'{Z[0]:,}','','']+[m(v) for v in Z[1:]]+[''],6,True); G=[x+y for x,y in zip(G,Z)]
cells(['','TOTAL OFFICE PARK',f'{G[0]:,}','','']+[m(v) for v in G[1:]]+[''],7,True,True)
oc=sum(x['area'] for x in rows if 'tenantName' in x)
if pdf.get_y()>178: head()
pdf.ln(4); pdf.set_font('Times','I',8); pdf.multi_cell(0,4,f'Leased area {oc:,} RSF of {G[0]:,} RSF ({100*oc/G[0]:.1f}%). {occ} suites leased, {n-occ} vacant. The undersigned certifies to Lender that the foregoing is true, correct and complete. Stonegate Park Holdings LLC  By: ______________________')
pdf.output(f'{B}/documents/{F}'); save(F,'OFFICE','borrower counsel','certified rent roll, grid, wrapped steps',True,'Stonegate Office Park','2025-10-01',n,occ,rows)
