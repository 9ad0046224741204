from common import *
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas
from reportlab.lib import colors
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side

# ---------- G: NZ council pensioner housing, weekly ----------
def um_g():
    R=random.Random(5001); f='tairua_coast_housing_stock_return.pdf'
    M=['units','occupied','vacant','other:Void days','sf','total_sf','other:WEEKLY RENT ($) Average','other:WEEKLY RENT ($) Full roll','other:Service charge $ pw']
    AV,RO,SC=M[6:]
    sec=[('Housing for older people',[('Bedsit','HB1',26,31,138,6.5),('Bedsit, refurbished','HB2',14,33,152,6.5),('One bed unit','H10',38,44,171,8),('One bed unit with carport','H1C',12,45,184,8),('Two bed unit','H20',9,61,214,9.5)]),
         ('General social housing',[('One bed flat','G10',18,48,236,11),('Two bed flat','G20',22,66,289,12.5),('Two bed house','G2H',15,78,321,None),('Three bed house','G3H',19,96,378,None),('Four bed house','G4H',5,121,436,None)]),
         ('Community & commercial',[('Shop, Marine Parade','C01',4,72,410,38),('Shop, village hall','C02',2,54,265,22),('Garage, single','C10',31,17,24,None),('Garage, double','C11',6,34,41,None),('Boat berth, 8 m','C20',16,None,52,5),('Boat berth, 12 m','C21',10,None,83,5)])]
    rows=[];tot=[];L=[]
    def agg(lab,rs):
        t={'label':lab,**add(*rs,names=['units','occupied','vacant',M[3],'total_sf',RO])}
        for k in('units','occupied','vacant',M[3]): t[k]=int(t[k])
        t[AV]=cl(t[RO]/t['units']); return {k:t[k] for k in['label']+M if k in t}
    for s,a in sec:
        L.append(('h',s)); g=[]
        for ty,cd,n,ar,rt,sc in a:
            v=R.choice([0,0,1,1,2,3]) if n>4 else R.choice([0,1]); rt=cl(rt+R.choice([0,.5,.25,.8]))
            o={'type':ty,'units':n,'occupied':n-v,'vacant':v,M[3]:sum(R.randint(6,95) for _ in range(v))}
            if ar: o['sf']=ar+R.choice([0,.5]); o['total_sf']=cl(o['sf']*n)
            o[AV]=rt;o[RO]=cl(rt*n)
            if sc: o[SC]=float(sc)
            g.append(o);rows.append(o);L.append(('r',o,cd))
        t=agg('Total '+s.lower(),g);tot.append(t);L.append(('t',t))
    z=agg('All stock',rows);tot.append(z);L.append(('g',z))
    W,H=A4;c=canvas.Canvas(path(f),pagesize=A4)
    c.setFont('Times-Bold',15);c.drawString(45,H-55,'Tairua Coast District Council');c.setFont('Times-Roman',11);c.drawString(45,H-71,'Annual housing stock return: position on 30 June 2025')
    c.setFont('Times-Roman',9.2)
    for i,s in enumerate(['The Council owns and lets the units below. A unit counts as void from the day keys are returned until a new tenancy is',
        'signed; void days are for the year and for units void on the return date only. Average weekly rent is per unit, let or not;',
        'the full roll is what would be charged for one week if every unit were let. Service charge is by unit where one is made.']): c.drawString(45,H-92-i*12,s)
    X=[225,258,288,330,368,418,462,516,556]; y=H-150
    c.setFont('Times-Bold',8.6); c.line(45,y+22,X[-1],y+22)
    c.drawString(45,y-2,'Code');c.drawString(80,y-2,'Dwelling or lettable type')
    for i,(a,b) in enumerate([('','No.'),('','Let'),('','Void'),('Void','days'),('m²','each'),('Total','m²'),('','Average'),('','Full roll'),('Service','charge')]): c.drawRightString(X[i],y+8,a);c.drawRightString(X[i],y-2,b)
    c.drawRightString(X[-1],y-12,'$ pw'); c.drawCentredString(475,y+12,'WEEKLY RENT ($)'); c.line(430,y+8,516,y+8); c.line(45,y-16,X[-1],y-16); y-=32
    def fm(m,v):
        if v is None: return ''
        return str(v) if m in('units','occupied','vacant',M[3]) else (f"{v:,.1f}" if m in('sf','total_sf') else f"{v:,.2f}")
    for it in L:
        if it[0]=='h': c.setFont('Times-BoldItalic',10);c.drawString(45,y,it[1]);y-=15;continue
        o=it[1]; c.setFont('Times-Roman' if it[0]=='r' else 'Times-Bold',9.2)
        if it[0]=='r': c.drawString(45,y,it[2]);c.drawString(80,y,o['type'])
        else:
            c.line(200,y+10,X[-1],y+10);c.drawString(60,y,o['label'])
        for i,m in enumerate(M): c.drawRightString(X[i],y,fm(m,o.get(m)))
        if it[0]=='g': c.line(200,y-3,X[-1],y-3);c.line(200,y-5,X[-1],y-5)
        y-=14.5 if it[0]=='r' else 24
    c.setFont('Times-Roman',8.5); c.drawString(45,y-4,'Berths have no floor area. Waiting list at return date: older people 61, general 148.'); c.drawString(45,y-16,'Signed ........................  Property Accountant                                 Form HS-2   1/1'); c.save()
    save(f,'UM',M,rows,tot,None,'SENIOR_HOUSING','property accountant, NZ district council','portrait Times PDF, three sections, weekly rents','areas in m² (sf/total_sf hold m²); weekly columns; average in totals is roll over units')

# ---------- H: harbour trust workbook ----------
def um_h():
    R=random.Random(5002); f='Polgarrow_Trust_lettings_schedule.xlsx'
    PS='other:ASKING RENT £ per sq ft pa'
    M=['units','occupied','vacant','pct_occ','sf','total_sf','market',PS,'actual','actual_total']
    cl_=[('Flats',[('Studio',0,1,6,310,565),('One bedroom',1,1,11,455,690),('One bedroom, harbour view',1,1,5,470,775),('Two bedroom',2,1,8,640,880),('Two bedroom maisonette',2,2,3,790,965)]),
         ('Houses',[('Two bedroom cottage',2,1,7,735,925),('Three bedroom cottage',3,2,4,940,1150)]),
         ('Shops',[('Quay kiosk',None,None,4,120,410),('Shop up to 500 sq ft',None,None,5,415,825),('Shop over 500 sq ft',None,None,3,890,1540),('Café',None,None,1,1180,2250)]),
         ('Stores and garages',[('Lock-up garage',None,None,18,None,72.5),('Net store',None,None,9,210,118),('Loft over net store',None,None,2,260,135)]),
         ('Moorings',[('Pontoon berth, under 9 m',None,None,22,None,186),('Pontoon berth, 9 m and over',None,None,10,None,264),('Drying mooring',None,None,14,None,48.5)])]
    wb=Workbook();ws=wb.active;ws.title='Schedule'
    ws.sheet_view.showGridLines=False
    F=lambda **k: Font(name='Arial',size=k.pop('size',9),**k); thin=Side(style='thin',color='999999'); box=Border(thin,thin,thin,thin)
    ws['B2']='POLGARROW HARBOUR & CHURCH LANDS TRUST'; ws['B2'].font=F(size=13,bold=True)
    ws['B3']='Schedule of lettings at Lady Day, 25 March 2025';ws['B3'].font=F(size=10,italic=True)
    # header rows 5-7
    H=[('B','Class',None),('C','Block ref',None),('D','Type',None),('E','Beds',None),('F','Baths',None),('G','NUMBER','Total'),('H','NUMBER','Let'),('I','NUMBER','Void'),('J','NUMBER','% occupied'),('K','AREA sq ft','Each'),('L','AREA sq ft','All'),('M','ASKING RENT','£ pcm'),('N','ASKING RENT','£ per sq ft pa'),('O','PASSING RENT','Average £ pcm'),('P','PASSING RENT','All let £ pcm')]
    for col,a,b in H:
        ws[col+'5']=a if b is None or col in'GKMO' else None
        if b is None: ws.merge_cells(f'{col}5:{col}6')
        else: ws[col+'6']=b
        for r in'56':
            c=ws[col+r];c.font=F(bold=True);c.fill=PatternFill('solid',fgColor='CFE2E8');c.border=box;c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for a in('G5:J5','K5:L5','M5:N5','O5:P5'): ws.merge_cells(a)
    cols=dict(zip(M,'GHIJKLMNOP')); nf={'pct_occ':'0.0"%"','sf':'#,##0','total_sf':'#,##0','market':'£#,##0.00',PS:'0.00','actual':'£#,##0.00','actual_total':'£#,##0.00'}
    def put(r,o,b=False):
        for m in M:
            c=ws[f'{cols[m]}{r}'];c.border=box;c.font=F(bold=b)
            if m in o: c.value=o[m];c.number_format=nf.get(m,'0');
            elif m in('sf','total_sf') and not b: pass
    def agg(lab,g):
        t={'label':lab,**add(*g,names=['units','occupied','vacant','total_sf','actual_total'])}
        for k in('units','occupied','vacant','total_sf'):
            if k in t: t[k]=int(t[k])
        t['pct_occ']=round(100*t['occupied']/t['units'],1); t['market']=cl(sum(o['market']*o['units'] for o in g)/t['units']); t['actual']=cl(t['actual_total']/t['occupied'])
        return {k:t[k] for k in['label']+M if k in t}
    r=7;rows=[];tot=[]
    for cname,a in cl_:
        g=[];r0=r
        for ty,bd,ba,n,ar,mk in a:
            v=0 if n<3 else R.choice([0,0,1,1,2]) if n<15 else R.choice([2,3,4]); o={'type':ty}
            if bd is not None: o['beds']=bd;o['baths']=ba
            o['units']=n;o['occupied']=n-v;o['vacant']=v;o['pct_occ']=round(100*(n-v)/n,1)
            if ar:o['sf']=ar;o['total_sf']=ar*n
            o['market']=float(mk)
            if ar: o[PS]=round(mk*12/ar,2)
            o['actual']=cl(round(mk*R.uniform(.84,.99)*4)/4);o['actual_total']=cl(o['actual']*o['occupied'])
            ws[f'D{r}']=ty;ws[f'D{r}'].alignment=Alignment(wrap_text=True,vertical='top');ws[f'C{r}']=f'PH/{cname[:2].upper()}/{R.randint(10,99)}'
            if bd is not None: ws[f'E{r}']=bd;ws[f'F{r}']=ba
            for k in'BCDEF': ws[f'{k}{r}'].font=F();ws[f'{k}{r}'].border=box
            put(r,o);g.append(o);rows.append(o);r+=1
        ws[f'B{r0}']=cname;ws.merge_cells(f'B{r0}:B{r-1}');ws[f'B{r0}'].alignment=Alignment(vertical='center',wrap_text=True);ws[f'B{r0}'].font=F(bold=True)
        t=agg(cname+' total',g);tot.append(t);ws[f'B{r}']=t['label'];ws[f'B{r}'].font=F(bold=True);ws.merge_cells(f'B{r}:F{r}');put(r,t,True)
        for k in'BCDEFGHIJKLMNOP': ws[f'{k}{r}'].fill=PatternFill('solid',fgColor='F1F1F1')
        r+=1
    t=agg('TRUST TOTAL',rows);tot.append(t);ws[f'B{r}']=t['label'];ws[f'B{r}'].font=F(bold=True);ws.merge_cells(f'B{r}:F{r}');put(r,t,True)
    ws[f'B{r+2}']='Average asking rent is over all units; average passing rent is over let units only. Garages and moorings carry no measured area.';ws[f'B{r+2}'].font=F(size=8,italic=True)
    # side table
    for i,(a,b) in enumerate([('Trust rent review dates',None),('Shops','Michaelmas'),('Moorings','1 April'),('Flats and houses','Anniversary')]): ws[f'R{5+i}']=a;ws[f'S{5+i}']=b;ws[f'R{5+i}'].font=F(size=8,bold=i==0);ws[f'S{5+i}'].font=F(size=8)
    for k,w in dict(A=2,B=19,C=11,D=27,E=6,F=6,G=7,H=7,I=7,J=11,K=8,L=9,M=12,N=11,O=12,P=13,Q=3,R=20,S=12).items(): ws.column_dimensions[k].width=w
    ws.column_dimensions['C'].hidden=True
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(f))
    save(f,'UM',M,rows,tot,None,'MIXED_USE','clerk to a harbour trust, Cornwall','xlsx with grouped headers, class merged down, subtotals, side table','hidden block-ref column (text); percentages stored as 93.8 with literal %; averages over different bases')

# ---------- I: SA university residences ----------
def um_i():
    R=random.Random(5003); f='residence_stock_and_fees_2025.xlsx'
    M=['units','other:BEDS Capacity','other:BEDS Filled','other:BEDS Empty','other:Void nights','other:Share of beds','other:FEE PER BED P.A. (R) 2024','other:FEE PER BED P.A. (R) 2025','other:Levy per bed p.a. (R)','other:Billed income 2025 (R)']
    U,C,Fi,E,V,S,F24,F25,LV,INC=M
    res=[('Protea House',[('Single room',96,1,48200),('Double room',40,2,41600),('Warden flat (let)',2,1,62000)]),
         ('Umlambo Village',[('Bachelor unit',30,1,57800),('2-bed flat',44,2,51400),('4-bed flat',26,4,46900),('6-bed cluster',12,6,43100)]),
         ('Jonkershuis',[('Single, en suite',38,1,55300),('Single, shared bathroom',61,1,47700),('Family flat (two-bed)',8,2,49900)]),
         ('Oude Pastorie (church lease)',[('Double room',22,2,38800),('Triple room',9,3,34500)])]
    wb=xlsxwriter.Workbook(path(f));ws=wb.add_worksheet('Residences 2025')
    b={'font_name':'Georgia','font_size':10};X=lambda **k: wb.add_format({**b,**k})
    h=X(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#2F5D50',font_color='white',border=1);i0=X(num_format='0');m0=X(num_format='"R" #,##0.00');p=X(num_format='0.0%');tx=X();res_=X(bold=1,bottom=1)
    si=X(num_format='0',bold=1,top=1);sm=X(num_format='"R" #,##0.00',bold=1,top=1);sp=X(num_format='0.0%',bold=1,top=1);stx=X(bold=1,top=1);rt=X(align='right')
    ws.write(0,1,'Karoo-Kaap University  |  Student Housing  |  Stock and fee schedule, academic year 2025',X(bold=1,font_size=13))
    ws.write(1,1,'Source: ITS residence module, census day 31 March 2025. Fees are for ten months, billed per bed for the year.',X(italic=1))
    ws.merge_range(3,1,4,1,'Residence and room type',h);ws.merge_range(3,2,4,2,'Rooms or flats (units)',h)
    ws.merge_range(3,3,3,5,'BEDS',h)
    for k,t in((3,'Capacity'),(4,'Filled'),(5,'Empty')): ws.write(4,k,t,h)
    ws.merge_range(3,6,4,6,'Void nights',h);ws.merge_range(3,7,4,7,'Share of beds',h);ws.merge_range(3,8,3,9,'FEE PER BED P.A. (R)',h);ws.write(4,8,'2024',h);ws.write(4,9,'2025',h);ws.merge_range(3,10,4,10,'Levy per bed p.a. (R)',h);ws.merge_range(3,11,4,11,'Billed income 2025 (R)',h)
    allr=[]
    for rn,a in res:
        g=[]
        for ty,n,bp,fee in a:
            cap=n*bp;e=R.randint(0,max(1,cap//18));o={'type':ty,U:n,C:cap,Fi:cap-e,E:e,V:sum(R.randint(5,80) for _ in range(e))}
            o[F25]=float(fee+R.choice([0,50,120]));o[LV]=float(R.choice([1850,2100,2400]))
            if not(rn.startswith('Oude')): o[F24]=float(round(o[F25]/1.062,-1))
            o[INC]=cl((o[F25]+o[LV])*o[Fi]);g.append(o)
        allr.append((rn,g))
    T=sum(o[C] for _,g in allr for o in g)
    def agg(l,g):
        t={'label':l}
        for k in(U,C,Fi,E,V): t[k]=sum(o[k] for o in g)
        t[S]=round(100*t[C]/T,1);t[F25]=cl(sum(o[F25]*o[C] for o in g)/t[C]);t[LV]=cl(sum(o[LV]*o[C] for o in g)/t[C]);t[INC]=cl(sum(o[INC] for o in g));return {k:t[k] for k in['label']+M if k in t}
    def put(r,o,fi,fm,fp,txtfmt=None):
        for j,m in enumerate(M,2):
            if m not in o: ws.write_blank(r,j,None,fi); continue
            if m==S: ws.write_number(r,j,o[m]/100,fp)
            elif m in(F24,F25,LV,INC):
                if m==F24: ws.write_string(r,j,f"{o[m]:,.0f}".replace(',',' '),rt)
                else: ws.write_number(r,j,o[m],fm)
            else: ws.write_number(r,j,o[m],fi)
    r=5;rows=[];tot=[]
    for rn,g in allr:
        ws.merge_range(r,1,r,11,rn,res_);r+=1
        for o in g:
            o[S]=round(100*o[C]/T,1);o={k:o[k] for k in['type']+M if k in o}
            ws.write(r,1,o['type'],X(indent=1));put(r,o,i0,m0,p);rows.append(o);r+=1
        t=agg('Total '+rn,g);tot.append(t);ws.write(r,1,t['label'],stx);put(r,t,si,sm,sp);r+=2
    t=agg('ALL RESIDENCES',rows);tot.append(t);ws.write(r,1,t['label'],stx);put(r,t,si,sm,sp);r+=2
    ws.write(r,1,'Notes',X(bold=1));ws.write(r+1,1,'1. Fee and levy on total lines are averages weighted by bed capacity. Billed income = (2025 fee + levy) x filled beds.',tx);ws.write(r+2,1,'2. Oude Pastorie was first leased for 2025; no 2024 fee.',tx);ws.write(r+3,1,'3. Shares may not add to 100.0% because of rounding.',tx)
    ws.set_column(0,0,2);ws.set_column(1,1,34);ws.set_column(2,7,10);ws.set_column(8,10,14);ws.set_column(11,11,19);ws.set_row(3,22);ws.set_row(4,22);ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0)
    wb.close()
    # header words for units column: 'Rooms or flats (units)'
    save(f,'UM',M,rows,tot,None,'STUDENT_HOUSING','residence accountant, Western Cape','xlsx, per-bed yearly fees, beds columns, residence blocks','everything per bed or per year; 2024 fee as text with space; percents as fractions formatted')
def run(): um_g();um_h();um_i()
