# 4 Manage America (MHC) ; 5 co-op from Word (docx->pdf) ; 6 senior, Calc printed ; 7 small owner, typed cards
from common import *
import subprocess,tempfile,shutil
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
def soffice(src,out):
    d=tempfile.mkdtemp(dir=HERE)
    subprocess.run(['soffice','-env:UserInstallation=file://'+HERE+'/lo','--headless','--convert-to','pdf','--outdir',d,src],check=True,capture_output=True)
    f=[x for x in os.listdir(d) if x.endswith('.pdf')][0]; shutil.move(os.path.join(d,f),out); shutil.rmtree(d)

def manageamerica():
    r=R(3344);name='Juniper Flats MHC - Rent Roll.pdf';asof=dt.date(2025,9,1)
    W,H=landscape(letter);c=canvas.Canvas(D(name),pagesize=(W,H))
    recs=[]
    for s in range(1,99):
        if s==13: continue
        u=f'{s:03d}'; q=r.random(); sz=r.choice(['SW','SW','DW','DW','RV' if s>88 else 'SW'])
        base={'SW':545.,'DW':585.,'RV':460.}[sz]; lot=base-r.choice([0,0,0,10,20,35])
        x=dict(unit=u,sz=sz)
        if q<.07: x.update(st='Vacant Site',kind='V')
        elif q<.11: x.update(st='Vacant Home (POH)',kind='V')
        elif q<.13: x.update(st='Employee',kind='O',nm=r.nm('LF'),mi=r.day(dt.date(2018,1,1),dt.date(2024,1,1)),site=0.,home=0.,w=0.,sw=0.,tr=0.,pet=0.,oth=0.,bal=0.,exp='M-T-M')
        else:
            poh=r.random()<.14
            x.update(st='Occ - POH Rental' if poh else r.choice(['Occ - Resident Owned']*8+['Occ - Lender Repo']),kind='O',nm=r.nm('LF'),mi=r.day(dt.date(2003,1,1),dt.date(2025,8,10)),site=lot,home=float(r.choice([395,425,450])) if poh else 0.,w=round(r.uniform(14,61),2) if not poh else 0.,sw=28.5,tr=19.,pet=r.choice([0.,0.,0.,15.]),oth=r.choice([0.,0.,0.,0.,0.,25.,50.]),bal=r.choice([0.,0.,0.,0.,round(r.uniform(5,900),2),-round(r.uniform(5,90),2)]),exp=r.choice(['M-T-M','M-T-M','12/31/2025','06/30/2026']))
            if 'Repo' in x['st']: x['nm']=r.choice(['TRIAD VISTA HOME FINANCE','CORDWAIN LENDING LLC'])
        recs.append(x)
    K=['site','home','w','sw','tr','pet','oth']
    occ=[x for x in recs if x['kind']=='O']
    for x in occ: x['tot']=sum(x[k] for k in K)
    # planted: one digit changed in the printed site rent (545.00 printed 345.00); total of row and of the column from the true figure
    bad=[x for x in occ if x['site']==545.][11]; bad['printed']=345.
    X=dict(unit=30,sz=58,st=84,nm=176,mi=292,exp=346,site=438,home=484,w=526,sw=566,tr=604,pet=638,oth=672,tot=718,bal=764)
    p=0
    def head():
        nonlocal p,y;p+=1
        c.setFont('Helvetica-Bold',12);c.drawString(30,H-36,'Rent Roll');c.setFont('Helvetica',8);c.drawString(30,H-48,'Community: 0417 - Juniper Flats MHC, LLC');c.drawString(30,H-58,'Billing Period: 09/01/2025 - 09/30/2025')
        c.drawRightString(764,H-36,'Run Date: 08/29/2025 4:51 PM');c.drawRightString(764,H-48,'User: KOSTRANDER');c.drawRightString(764,H-58,f'Page {p}')
        c.setFillColor(colors.Color(.16,.33,.47));c.rect(26,H-90,742,24,stroke=0,fill=1);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',7)
        for k,a,b,al in [('unit','','Site','l'),('sz','','Size','l'),('st','','Occupancy Type','l'),('nm','','Resident','l'),('mi','Move-In','Date','l'),('exp','Lease','Expires','l'),('site','Site','Rent','r'),('home','Home','Rent','r'),('w','','Water','r'),('sw','','Sewer','r'),('tr','','Trash','r'),('pet','','Pet','r'),('oth','Other','Recur.','r'),('tot','Total','Monthly','r'),('bal','Account','Balance','r')]:
            f=c.drawString if al=='l' else c.drawRightString
            f(X[k],H-75,a);f(X[k],H-85,b)
        c.setFillColor(colors.black);y=H-101
    y=0;head();T=[]
    for i,x in enumerate(recs):
        if y<40: c.showPage();head()
        if i%2: c.setFillColor(colors.Color(.94,.96,.98));c.rect(26,y-3,742,11,stroke=0,fill=1);c.setFillColor(colors.black)
        c.setFont('Helvetica',7)
        c.drawString(X['unit'],y,x['unit']);c.drawString(X['sz'],y,x['sz']);c.drawString(X['st'],y,x['st'])
        row=dict(unit=x['unit'],unitType=x['sz'],statusText=x['st'])
        if x['kind']=='O':
            c.drawString(X['nm'],y,x['nm']);c.drawString(X['mi'],y,us(x['mi']));c.drawString(X['exp'],y,x['exp'])
            for k in K+['tot','bal']:
                v=x.get('printed',x[k]) if k=='site' else x[k]
                c.drawRightString(X[k],y,par(v))
            row.update(tenantName=x['nm'],moveInDate=x['mi'],leaseEndDate=x['exp'] if '/' not in x['exp'] else dt.datetime.strptime(x['exp'],'%m/%d/%Y').date(),contractRent=x.get('printed',x['site']),balance=x['bal'],totalCharges=x['tot'],
              charges=[(n,x.get('printed',x[k]) if k=='site' else x[k]) for n,k in zip(['Site Rent','Home Rent','Water','Sewer','Trash','Pet','Other Recur.'],K)])
        T.append(row);y-=11
    if y<150: c.showPage();head()
    c.line(X['exp']+30,y+8,768,y+8);c.setFont('Helvetica-Bold',7);c.drawString(30,y-2,f'Community Totals - {len(recs)} Sites')
    for k in K+['tot','bal']: c.drawRightString(X[k],y-2,par(sum(x[k] for x in occ)))
    y-=30;c.drawString(30,y,'Occupancy Summary');c.line(30,y-3,250,y-3);y-=14;c.setFont('Helvetica',7)
    for s in sorted({x['st'] for x in recs}):
        n=sum(x['st']==s for x in recs);c.drawString(30,y,s);c.drawRightString(200,y,str(n));c.drawRightString(250,y,f'{100*n/len(recs):.1f}%');y-=10
    c.setFont('Helvetica-Bold',7);c.drawString(30,y,'Total Sites');c.drawRightString(200,y,str(len(recs)));c.drawRightString(250,y,'100.0%');y-=10
    c.setFont('Helvetica-Oblique',6.5);c.drawString(30,y-4,'There is no site 013. POH = park-owned home. Water is billed from the prior month meter read.')
    c.save()
    truth(name,'MANUFACTURED_HOUSING','Manage America community rent roll, charges in columns, site and home rent',False,'Juniper Flats MHC, LLC','2025-09',len(recs),len(occ),len(recs)-len(occ),T,
      planted={"what":f"site {bad['unit']}: Site Rent printed 345.00, was 545.00; the row's Total Monthly and the column total are those of 545.00","kind":"digit_changed"})

def coop():
    from docx import Document
    from docx.shared import Pt,Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
    from docx.oxml.ns import qn; from docx.oxml import OxmlElement
    r=R(515);name='Ormsby Gardens coop roll Jan 2026.pdf';asof=dt.date(2026,1,1)
    d=Document();s=d.sections[0];s.left_margin=s.right_margin=Inches(.6);s.top_margin=Inches(.6);s.bottom_margin=Inches(.6)
    d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(10)
    d.styles['Normal'].paragraph_format.space_after=Pt(0)
    def P(t,b=False,al=None,sz=10,i=False):
        p=d.add_paragraph();q=p.add_run(t);q.bold=b;q.italic=i;q.font.size=Pt(sz)
        if al: p.alignment=al
    P('ORMSBY GARDENS OWNERS CORP.',True,AL.CENTER,14);P('31-40 Ormsby Place – 30 apartments, one professional office',False,AL.CENTER)
    P('Roll of Shareholders and Tenants, in effect January 1, 2026',True,AL.CENTER,11);P('')
    P('Maintenance is $2.14 per share since the Board’s resolution of November 12. The capital assessment (12 months, ends June 2026) is $0.35 per share. Apartments marked S are held by the sponsor, Tarrow Holdings LP, and let to the tenants named; the sponsor pays their maintenance in one sum (see foot of list).',sz=9.5);P('')
    heads=['Apt.','Shares','Shareholder / Tenant','Rms','Maint. or Rent','Assess-\nment','Garage','Total per month','Lease ends','Legal regulated rent']
    w=[.5,.55,1.7,.4,.8,.65,.6,.85,.8,.75]
    t=d.add_table(rows=1,cols=len(heads));t.style='Table Grid';t.autofit=False
    def cell(cl,tx,right=False,b=False,sz=9,it=False):
        p=cl.paragraphs[0];q=p.add_run(tx);q.bold=b;q.italic=it;q.font.size=Pt(sz)
        if right:p.alignment=AL.RIGHT
    def setw(row):
        for c_,x in zip(row.cells,w): c_.width=Inches(x)
    for c_,h in zip(t.rows[0].cells,heads): cell(c_,h,b=True,sz=8.5)
    setw(t.rows[0]); 
    tp=t.rows[0]._tr.get_or_add_trPr();h=OxmlElement('w:tblHeader');h.set(qn('w:val'),'true');tp.append(h)
    T=[];spons={'1C','2E','3A','4D','5B','6E'};vacs={'4D'};G=[0,0,0,0,0];scount=0;sshares=0
    def money(x): return f'{x:,.2f}'
    for fl in range(1,7):
        rw=t.add_row();m=rw.cells[0].merge(rw.cells[-1]);cell(m,['','First Floor','Second Floor','Third Floor','Fourth Floor','Fifth Floor','Sixth Floor'][fl],b=True,it=True)
        for L in 'ABCDE':
            u=f'{fl}{L}';rms={'A':'4½','B':'3','C':'3½','D':'2½','E':'5'}[L];sh={'A':410,'B':300,'C':345,'D':255,'E':520}[L]+fl*6
            rw=t.add_row();setw(rw);cs=rw.cells
            sec=['','First Floor','Second Floor','Third Floor','Fourth Floor','Fifth Floor','Sixth Floor'][fl]
            row=dict(unit=u,section=sec,unitType=rms+' rms' if 0 else rms)
            if u in spons:
                sshares+=sh
                cell(cs[0],u+' S'); row['unit']=u+' S'; cell(cs[1],str(sh),True);cell(cs[3],rms)
                if u in vacs:
                    cell(cs[2],'vacant – being renovated',it=True);row['statusText']='vacant';T.append(row);continue
                nm=r.nm();rent=round(r.uniform(1090,1690),2);le=r.day(dt.date(2026,3,1),dt.date(2027,10,1)).replace(day=28);leg=round(rent*r.choice([1,1,1.18]),2)
                cell(cs[2],nm);cell(cs[4],money(rent),True);cell(cs[5],'—',True);cell(cs[6],'—',True);cell(cs[7],money(rent),True);cell(cs[8],le.strftime('%b %d, %Y'));cell(cs[9],money(leg),True)
                row.update(tenantName=nm,statusText='Occupied',contractRent=rent,totalCharges=rent,leaseEndDate=le);G[0]+=rent;G[3]+=rent
            else:
                nm=r.nm()+(' & '+r.choice(FIRST) if r.random()<.3 else '') if r.random()<.93 else 'Estate of '+r.nm()
                mt=round(sh*2.14,2);a=round(sh*.35,2);g=r.choice([0,0,0,165.]);tot=mt+a+g
                cell(cs[0],u);cell(cs[1],str(sh),True);cell(cs[2],nm);cell(cs[3],rms);cell(cs[4],money(mt),True);cell(cs[5],money(a),True);cell(cs[6],money(g) if g else '—',True);cell(cs[7],money(tot),True)
                row.update(tenantName=nm,statusText='Occupied',contractRent=mt,totalCharges=round(tot,2),charges=[('Assessment',a)]+([('Garage',g)] if g else []))
                for j,v in enumerate([mt,a,g,tot]): G[j]+=v
            T.append(row)
    rw=t.add_row();m=rw.cells[0].merge(rw.cells[-1]);cell(m,'Ground floor, side entrance',b=True,it=True)
    rw=t.add_row();setw(rw);cs=rw.cells
    cell(cs[0],'Prof. 1');cell(cs[1],'n/a',True);cell(cs[2],'Dr. Ines Gallowhurst, DDS');cell(cs[4],'3,250.00',True);cell(cs[5],'—',True);cell(cs[6],'165.00',True);cell(cs[7],'3,415.00',True);cell(cs[8],'Aug 31, 2029')
    T.append(dict(unit='Prof. 1',section='Ground floor, side entrance',tenantName='Dr. Ines Gallowhurst, DDS',statusText='Occupied',contractRent=3250.,charges=[('Garage',165.)],totalCharges=3415.,leaseEndDate=dt.date(2029,8,31)))
    for j,v in enumerate([3250,0,165,3415]):G[j]+=v
    rw=t.add_row();setw(rw);cs=rw.cells;cell(cs[2],'TOTAL',b=True)
    for j,v in enumerate(G[:4]): cell(cs[4+j],money(v),True,True)
    for col,x in zip(t.columns,w): col.width=Inches(x)
    P('');P(f'Sponsor’s maintenance on {len(spons)} apartments, {sshares:,} shares at $2.14: ${sshares*2.14:,.2f}, billed to Tarrow Holdings LP and not included above.',sz=9.5)
    P('30 apartments (24 shareholder-occupied, 5 tenanted by sponsor, 1 vacant). Office let. No arrears over 60 days except 5D.',sz=9.5)
    P('');P('Prepared by the bookkeeper for the treasurer, December 29, 2025.  Cessna Birchall Fee Management',sz=8.5,i=True)
    tmp=os.path.join(HERE,'coop_tmp.docx');d.save(tmp);soffice(tmp,D(name));os.remove(tmp)
    truth(name,'COOPERATIVE','word processor table by bookkeeper: coop shareholders with shares, sponsor tenants, floor headings',True,'Ormsby Gardens Owners Corp.',asof,None,None,1,T)

def senior():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    r=R(808);name='HartwellCommons_Census_RentRoll_2025-03.pdf'
    wb=Workbook();ws=wb.active;ws.title='Census'
    ws['A1']='Hartwell Commons Senior Living';ws['A1'].font=Font(name='Liberation Sans',bold=True,size=16,color='5B2C6F')
    ws['A2']='Monthly census & rent roll – 31 March 2025';ws['A2'].font=Font(name='Liberation Sans',size=11)
    ws['K1']='prepared by: business office';ws['K1'].font=Font(name='Liberation Sans',italic=True,size=9)
    hd1=['','','','','Move','Base','Level of Care','','2nd','','Total','Street','Community','Balance']
    hd2=['Suite','Style','Resident','SF','In','Rent','Tier','Fee','Person','Other','Monthly','Rate','Fee Paid','Due']
    th=Side(style='thin',color='888888');fill=PatternFill('solid',fgColor='E8DAEF')
    for j,(a,b) in enumerate(zip(hd1,hd2),1):
        for rr,v in((4,a),(5,b)):
            cl=ws.cell(rr,j,v or None);cl.font=Font(name='Liberation Sans',bold=True,size=9);cl.fill=fill;cl.alignment=Alignment(horizontal='center')
    ws.merge_cells('G4:H4')
    y=6;T=[];GT=[0]*7
    NF='#,##0;(#,##0);"-"'
    secs=[('INDEPENDENT LIVING','IL',18,[('Dogwood',485,2850),('Magnolia 1BR',640,3350),('Magnolia 2BR',905,4175)]),('ASSISTED LIVING','AL',20,[('Studio',340,3995),('Alcove',410,4350),('1BR',520,4890)]),('MEMORY CARE – “Harbor Lane”','MC',11,[('Private',300,6150),('Companion',330,4900)])]
    subs=[]
    def put(vals,bold=False,fl=None):
        nonlocal y
        for j,v in enumerate(vals,1):
            if v is None or v=='': continue
            cl=ws.cell(y,j,v);cl.font=Font(name='Liberation Sans',size=9,bold=bold)
            if isinstance(v,(int,float)) and j>=6 and j!=7: cl.number_format=NF
            if isinstance(v,dt.date): cl.number_format='d-mmm-yy';cl.alignment=Alignment(horizontal='center')
            if j==7: cl.alignment=Alignment(horizontal='center')
        if fl:
            for j in range(1,15): ws.cell(y,j).fill=fl
        y+=1
    un=occ=0
    for title,pre,n,styles in secs:
        ws.cell(y,1,title).font=Font(name='Liberation Sans',bold=True,size=10,color='5B2C6F');y+=1
        S=[0]*7;so=0;i=0;k=0
        while k<n:
            i+=1;sty,sf,rate=r.choice(styles)
            no=f'{pre}-{ {"IL":300,"AL":100,"MC":200}[pre]+i}'
            halves=['A','B'] if sty=='Companion' and k+1<n else ['']
            if sty=='Companion' and halves==['']: sty,sf,rate=styles[0]
            for h in halves:
                k+=1;un+=1;u=no+(' '+h if h else '')
                row=dict(unit=u,unitType=sty,area=sf,section=title)
                if r.random()<.12:
                    st=r.choice(['VACANT','VACANT','VACANT – hold for hospital return'] if pre!='IL' else ['VACANT'])
                    st='VACANT';put([u,sty,st,sf,None,None,None,None,None,None,None,rate]);S[5]+=rate
                    row.update(statusText='VACANT',marketRent=rate);T.append(row);continue
                so+=1;mi=r.day(dt.date(2017,4,1),dt.date(2025,3,20));base=round(rate*r.uniform(.88,1.0)/5)*5
                tier=r.choice(['1','1','2','3','4']) if pre=='AL' else ('MC' if pre=='MC' else None);fee={'1':450,'2':875,'3':1350,'4':1900,'MC':1275,None:None}[tier]
                sp=r.choice([None]*5+[950]) if pre!='MC' else None;ot=r.choice([None,None,None,75,45,-250])
                nm=r.nm('lf')+(' & '+r.choice(FIRST) if sp else '');tot=base+(fee or 0)+(sp or 0)+(ot or 0)
                cf=r.choice([0,2500,3500,4000]);bal=r.choice([0,0,0,0,tot,round(r.uniform(100,3000))])
                put([u,sty,nm,sf,mi,base,int(tier) if tier and tier.isdigit() else tier,fee,sp,ot,tot,rate,cf,bal])
                row.update(tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=base,totalCharges=tot,marketRent=rate,balance=bal or None,
                    charges=[(a,b) for a,b in (('Level of Care Fee',fee),('2nd Person',sp),('Other',ot)) if b is not None])
                for j,v in enumerate([base,fee or 0,sp or 0,ot or 0,tot,rate,bal]):S[j]+=v
                T.append(row)
        occ+=so
        put([f'{n} {pre} suites, {so} occupied',None,None,None,None,S[0],None,S[1],S[2],S[3],S[4],S[5],None,S[6]],True,PatternFill('solid',fgColor='F4ECF7'));y+=1
        subs.append((pre,n,so));GT=[a+b for a,b in zip(GT,S)]
    wrong=GT[0]+1000
    put([f'TOTAL {un} suites, {occ} occupied ({100*occ/un:.0f}%)',None,None,None,None,wrong,None,GT[1],GT[2],GT[3],GT[4],GT[5],None,GT[6]],True,fill)
    y+=1;ws.cell(y,1,'Tier 1-4 = assisted living assessment. Other: pharmacy pack, covered parking, or move-in incentive (in brackets).').font=Font(name='Liberation Sans',italic=True,size=8)
    ws.cell(y+1,1,'Community fee is a one-time, non-refundable charge.').font=Font(name='Liberation Sans',italic=True,size=8)
    for L,wd in zip('ABCDEFGHIJKLMN',[9,13,24,6,11,9,6,8,8,8,10,9,10,9]): ws.column_dimensions[L].width=wd
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.print_title_rows='4:5';ws.oddFooter.left.text='&A';ws.oddFooter.right.text='&P / &N'
    tmp=os.path.join(HERE,'senior_tmp.xlsx');wb.save(tmp);soffice(tmp,D(name));os.remove(tmp)
    truth(name,'SENIOR_HOUSING','spreadsheet printed to PDF: IL/AL/MC sections, care tiers, second person, subtotals',True,'Hartwell Commons Senior Living',dt.date(2025,3,31),un,occ,un-occ,T,
      planted={"what":f"grand total of Base Rent printed {wrong:,}; rows and section subtotals add to {GT[0]:,}","kind":"total_wrong"})

def owner():
    from fpdf import FPDF
    r=R(9);name='wickham street rents.pdf'
    f=FPDF(format='letter');f.set_margins(22,18,20);f.set_auto_page_break(True,12);f.add_page();f.set_font('Courier','',10.5)
    Lh=4.45
    def w(t='',b=False): f.set_font('Courier','B' if b else '',10.5);f.cell(0,Lh,t,new_x='LMARGIN',new_y='NEXT')
    w('214-216 WICKHAM STREET',True);w('Rents as of August 1, 2025');w('typed for the bank by Mrs. Coppinger, owner');w('-'*72);w()
    data=[('214 #1','1st floor front, 2 bedrooms','Leander Zupancich','no written lease',1050,'1050 (from 2011)',None,None,None),
     ('214 #2','1st floor rear, 1 bedroom','Noemi Halvorsey','June 1, 2025 to May 31, 2026',1125,None,1125,'2025-06-01','2026-05-31'),
     ('214 #3','2nd floor front, 2 bedrooms','Felix and Uma Pemberly','September 1, 2024 to August 31, 2025',1350,None,1350,'2024-09-01','2025-08-31'),
     ('214 #4','2nd floor rear, 1 bedroom',None,None,None,None,None,None,None),
     ('216 #1','1st floor, 3 bedrooms','Okwuosa family','February 1, 2025 to January 31, 2027',1700,None,2500,'2025-02-01','2027-01-31'),
     ('216 #2','2nd floor, 3 bedrooms','Gideon Espinel','November 15, 2023 to November 14, 2025',1595,None,1500,'2023-11-15','2025-11-14'),
     ('216 Attic','studio','Saskia Ravensby','month to month',725,None,500,None,None),
     ('Garage A','1 car','Felix and Uma Pemberly','goes with 214 #3',90,None,None,None,None),
     ('Garage B','1 car','D. Marchetto (neighbor)','month to month',110,None,None,None,None)]
    T=[];tot=0
    for u,ty,nm,ls,rent,_,dep,a,b in data:
        w(f'{u:<12}{ty}',True)
        row=dict(unit=u,unitType=ty)
        if nm is None:
            w('            VACANT since July 1, painting. Asking $1,225.');row.update(statusText='VACANT',marketRent=1225)
        else:
            w(f'            Tenant: {nm}');w(f'            Lease:  {ls}')
            t=f'            Rent:   ${rent:,} per month';
            if dep: t+=f'     Security: ${dep:,}'
            w(t);row.update(tenantName=nm,statusText='Occupied',contractRent=rent,deposit=dep,leaseStartDate=a,leaseEndDate=b);tot+=rent
            if u=='216 #1': w('            goes up to $1,765 on February 1, 2026');row['rentSteps']=[dict(date='2026-02-01',amount=1765)]
            if u=='214 #3': w('            owes $700 from July');row['balance']=700
            if u=='216 Attic': row['leaseEndDate']='month to month'
            if u=='Garage B': row['leaseEndDate']='month to month'
        T.append(row);w()
    w('-'*72);w(f'Total rents coming in each month  ${tot:,}',True);w('7 apartments, 6 rented, 1 empty. 2 garages, both rented.');w('Heat and hot water included at 214 only. Taxes and insurance: see Ron.')
    f.output(D(name))
    truth(name,'MULTIFAMILY','typed list in record blocks by owner, prose labels, garages',True,'214-216 Wickham Street',dt.date(2025,8,1),None,None,1,T)
if __name__=='__main__': manageamerica();coop();senior();owner()
