from common import *
import subprocess, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors

def um1():
    R=random.Random(4921)
    secs=[('CLIMATE CONTROLLED',[('5x5','CC upper',25,34,49),('5x10','CC upper',50,62,74),('5x10','CC ground',50,28,86),('7.5x10','CC upper',75,18,99),('10x10','CC upper',100,55,124),('10x10','CC ground',100,24,139),('10x15','CC ground',150,31,178),('10x20','CC ground',200,16,221),('10x30','CC ground',300,4,309)]),
     ('DRIVE-UP / NON-CLIMATE',[('5x10','Roll-up',50,20,55),('10x10','Roll-up',100,42,92),('10x15','Roll-up',150,38,118),('10x20','Roll-up',200,46,146),('10x25','Roll-up',250,12,171),('10x30','Roll-up',300,22,189),('12x40','Roll-up, tall door',480,6,310)]),
     ('OUTSIDE PARKING',[('10x20','Uncovered',200,14,60),('10x30','Uncovered',300,19,79),('12x35','Uncovered RV',420,22,98),('12x40','Canopy RV',480,10,155)])]
    K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_total','actual','actual_total','actual_sf']
    W,H=letter;H,W=H,W
    c=canvas.Canvas(f'{D}/um_stowaway_rt9_occupancy.pdf',pagesize=landscape(letter));W,H=landscape(letter)
    X=[200,248,290,332,380,440,492,560,612,684,740];y=H-50
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,y,'STOWAWAY STORAGE - ROUTE 9  (Site 0044)');y-=13
    c.setFont('Helvetica',8.5);c.drawCentredString(W/2,y,'Unit Type Occupancy & Rate Summary   Thru business date: 05/18/2026   Print: 05/19/2026 08:03 AM');y-=22
    c.setFont('Helvetica-Bold',7.5)
    def grp(a,b,s):
        c.drawCentredString((a+b)/2,y,s);c.line(a,y-3,b,y-3)
    grp(218,380,'INVENTORY');grp(455,560,'STREET');grp(572,740,'IN PLACE');y-=13
    hd=[('Unit','Area'),('Total','Units'),('','Occ.'),('','Vac.'),('Occ.','%'),('Rentable','Sq Ft'),('Std','Rate'),('Gross Pot.','/ Mo.'),('Avg','Rent'),('Rent Roll','/ Mo.'),('Rent/','Sq Ft')]
    c.drawString(40,y-9,'Size');c.drawString(92,y-9,'Features')
    for x,(a,b) in zip(X,hd):c.drawRightString(x,y,a);c.drawRightString(x,y-9,b)
    y-=14;c.setLineWidth(1);c.line(36,y,W-36,y);y-=13
    FM={'sf':'{:,.0f}','units':'{:,.0f}','occupied':'{:,.0f}','vacant':'{:,.0f}','pct_occ':'{:.1f}','total_sf':'{:,.0f}','market':'{:,.2f}','market_total':'{:,.2f}','actual':'{:,.2f}','actual_total':'{:,.2f}','actual_sf':'{:.2f}'}
    rows=[];tot=[];SK=['units','occupied','vacant','total_sf','market_total','actual_total'];G=dict.fromkeys(SK,0);planted=None
    def nums(o):
        for k,x in zip(K,X):
            if k in o:c.drawRightString(x,y,FM[k].format(o[k]))
    for s,l in secs:
        c.setFont('Helvetica-Bold',8.5);c.drawString(36,y,s);y-=12;S=dict.fromkeys(SK,0);oc_sf=0
        for t,d,sf,n,m in l:
            occ=min(n,int(round(n*R.uniform(.62,.97))));at=0.0
            act=r2(m*R.uniform(.88,1.15));at=r2(act*occ)
            o={'type':t,'desc':d,'sf':sf,'units':n,'occupied':occ,'vacant':n-occ,'pct_occ':round(100*occ/n,1),'total_sf':sf*n,'market':float(m),'market_total':float(m*n),'actual':act,'actual_total':at,'actual_sf':round(at/(occ*sf),2)}
            c.setFont('Helvetica',8);c.drawString(40,y,t);c.drawString(92,y,d);nums(o);y-=12;rows.append(o)
            for k in SK:S[k]+=o[k]
        t={'label':f'Subtotal {s}','units':S['units'],'occupied':S['occupied'],'vacant':S['vacant'],'pct_occ':round(100*S['occupied']/S['units'],1),'total_sf':S['total_sf'],'market_total':r2(S['market_total']),'actual_total':r2(S['actual_total'])}
        if s.startswith('DRIVE'):
            good=t['units'];t['units']=good+10
            planted={'what':f'Subtotal DRIVE-UP / NON-CLIMATE prints {good+10} total units; its lines hold {good} (occupied, vacant, other sums and the site total are right)','kind':'count_wrong'}
        c.setLineWidth(.4);c.line(205,y+9,W-36,y+9);c.setFont('Helvetica-Bold',8);c.drawString(40,y-1,t['label']);y-=1;nums(t);y-=19;tot.append(t)
        for k in SK:G[k]+=S[k]
    t={'label':'Site Total','units':G['units'],'occupied':G['occupied'],'vacant':G['vacant'],'pct_occ':round(100*G['occupied']/G['units'],1),'total_sf':G['total_sf'],'market_total':r2(G['market_total']),'actual_total':r2(G['actual_total'])}
    c.setLineWidth(1);c.line(36,y+10,W-36,y+10);c.drawString(40,y-1,t['label']);y-=1;nums(t);tot.append(t)
    y-=24;c.setFont('Helvetica-Oblique',7);c.drawString(36,y,'Occ. includes 9 units in lien/auction status and 2 company units at rate. Avg Rent excludes insurance and fees. Vac. includes 3 damaged units (not rentable).')
    c.drawRightString(W-36,24,'Page 1 of 1');c.save()
    save('um_stowaway_rt9_occupancy','pdf','UM','SELF_STORAGE',K,rows,tot,'storage system summary by size and feature, three sections with subtotals, grouped two-line heads','same size in several sections, grouped heads, parking as units, footnote',planted)

def um2():
    R=random.Random(4922)
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Unit Mix';fn='Verdana'
    def cell(r,c,v,b=False,fmt=None,al=None,fill=None,it=False,wrap=False):
        x=ws.cell(r,c,v);x.font=Font(name=fn,size=9,bold=b,italic=it)
        if fmt:x.number_format=fmt
        if al or wrap:x.alignment=Alignment(horizontal=al,wrap_text=wrap,vertical='center')
        if fill:x.fill=PatternFill('solid',fgColor=fill)
        return x
    for c,w in zip('ABCDEFGHIJKLMNO',(2,10,24,6,6,9,9,10,10,10,10,11,13,13,30)):ws.column_dimensions[c].width=w
    cell(1,2,'WILLOW BEND TERRACE',True);cell(2,2,'LIHTC / market unit matrix - rents in force 8/27/2025 - prepared for special servicer');
    cell(3,2,'4% credits, 15-yr compliance ends 12/31/2029',it=True)
    fl='D9E2F3'
    for c in range(2,16):
        cell(5,c,None,fill=fl);cell(6,c,None,fill=fl)
    ws.merge_cells('B5:C5');cell(5,2,'Floor plan',True,al='center',fill=fl)
    ws.merge_cells('H5:K5');cell(5,8,'2025 LIHTC limits',True,al='center',fill=fl)
    ws.merge_cells('L5:N5');cell(5,12,'Rent, $/mo.',True,al='center',fill=fl)
    for c,h in zip(range(2,16),['Code','Name','BR','BA','Net SF','No. of Units','AMI set-aside','Gross max','Util. allow.','Net max','Average in place','Total in place','Unrestricted comp rent','Remark']):cell(6,c,h,True,al='center',fill=fl,wrap=True)
    ws.row_dimensions[6].height=36
    gr={(0,50):905,(0,60):1086,(1,30):582,(1,50):970,(1,60):1164,(2,30):699,(2,50):1165,(2,60):1398,(3,50):1346,(3,60):1615}
    ua={0:61,1:74,2:97,3:121}
    secs=[('Restricted units',[('S50','Sparrow studio',0,1,455,8,50),('S60','Sparrow studio',0,1,455,6,60),('1A30','Wren',1,1,640,5,30),('1A50','Wren',1,1,640,22,50),('1A60','Wren',1,1,640,18,60),('1B60','Wren w/ patio',1,1,662,10,60),('2A30','Heron',2,1,848,4,30),('2A50','Heron',2,1,848,26,50),('2A60','Heron',2,1,848,20,60),('2B60','Heron corner',2,1.5,905,8,60),('3A50','Egret',3,2,1110,12,50),('3A60','Egret',3,2,1110,9,60)]),
      ('Non-restricted units',[('1AM','Wren - market',1,1,640,7,None),('2AM','Heron - market',2,1,848,9,None),('3AM','Egret - market',3,2,1110,4,None),('MGR','Heron - manager, no rent',2,1,848,1,None)])]
    comp={0:1150,1:1310,2:1595,3:1880}
    K=['beds','baths','sf','units','ami','gross','ua','net','actual','actual_total','market']
    r=7;rows=[];tot=[];subs=[];GU=GA=0
    for s,l in secs:
        cell(r,2,s,True,it=True);r+=1;a=r;U=A=0
        for code,n,b,ba,sf,u,ami in l:
            o={'type':code,'desc':n,'beds':b,'baths':ba,'sf':sf,'units':u}
            if ami:
                g=gr[(b,ami)];o.update(ami=ami,gross=g,ua=ua[b],net=g-ua[b]);act=o['net']-R.choice([0,0,9,15,22,38])
            elif code=='MGR':act=0
            else:act=comp[b]-R.choice([20,45,10])
            o['actual']=act;o['actual_total']=act*u;o['market']=comp[b]+(25 if code in('1B60','2B60') else 0)
            cell(r,2,code);cell(r,3,n);cell(r,4,b,al='center');cell(r,5,ba,al='center',fmt='0.0');cell(r,6,sf,fmt='#,##0');cell(r,7,u)
            if ami:
                cell(r,8,ami/100,fmt='0%',al='center');cell(r,9,o['gross'],fmt='#,##0');cell(r,10,o['ua'],fmt='#,##0');cell(r,11,f'=I{r}-J{r}',fmt='#,##0')
            cell(r,12,act,fmt='#,##0');cell(r,13,f'=G{r}*L{r}',fmt='#,##0');cell(r,14,o['market'],fmt='#,##0')
            if code=='2A50':cell(r,15,'4 down - fire, bldg 3',it=True)
            if code=='S60':cell(r,15,'2 over-income, NAU rule',it=True)
            rows.append(o);U+=u;A+=act*u;r+=1
        cell(r,3,f'Subtotal {s.lower()}',True);cell(r,7,f'=SUM(G{a}:G{r-1})',True).border=Border(top=Side(style='thin'));cell(r,13,f'=SUM(M{a}:M{r-1})',True,fmt='#,##0').border=Border(top=Side(style='thin'))
        tot.append({'label':f'Subtotal {s.lower()}','units':U,'actual_total':A});subs.append(r);GU+=U;GA+=A;r+=2
    cell(r,3,'Willow Bend total',True);cell(r,7,'='+'+'.join(f'G{x}' for x in subs),True);cell(r,13,'='+'+'.join(f'M{x}' for x in subs),True,fmt='#,##0')
    for c in(7,13):ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    tot.append({'label':'Willow Bend total','units':GU,'actual_total':GA})
    r+=2;cell(r,2,'Gross max per state agency chart eff. 4/1/25; utility allowances HUD schedule 52667. Comp rents: broker opinion, not surveyed.',it=True)
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    p=f'{TMP}/Willow Bend unit matrix.xlsx';wb.save(p)
    subprocess.run(['nice','-n','15','soffice','-env:UserInstallation=file://'+TMP+'/lo','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',D,p],check=True,capture_output=True)
    save('Willow Bend unit matrix','xlsx','UM','MULTIFAMILY',K,rows,tot,'LIHTC unit matrix workbook with formulas, grouped heads, restricted and market sections with subtotals','AMI limits gross/UA/net, blanks on market rows, studios with 0 BR, manager unit at 0 rent')

def um3():
    R=random.Random(4923)
    b=ParagraphStyle('b',fontName='Times-Roman',fontSize=10,leading=13,spaceAfter=7);h=ParagraphStyle('h',fontName='Times-Bold',fontSize=14,leading=18,spaceAfter=6,textColor=colors.HexColor('#5a2d0c'));h2=ParagraphStyle('h2',parent=h,fontSize=11,leading=14,spaceBefore=6)
    sm=ParagraphStyle('s',fontName='Times-Italic',fontSize=8,leading=10)
    data=[('Single-wide, tenant-owned',96,81,415,460),('Double-wide, tenant-owned',44,41,455,510),('Double-wide, perimeter',18,17,480,535),('Park-owned home, lot only',23,14,415,460),('Vacant pad, no hookup',9,0,None,None),('RV, full hookup - annual',27,22,395,450),('RV, full hookup - seasonal',16,11,520,520),('RV, 30-amp - annual',12,6,340,385),('Covered storage stall',21,13,45,55)]
    N=sum(x[1] for x in data)
    K=['units','pct_units','occupied','vacant','actual','market','actual_total','market_total','ltl']
    rows=[]
    for n,u,o,a,m in data:
        d={'type':n,'units':u,'pct_units':round(100*u/N,1),'occupied':o,'vacant':u-o}
        if a:d.update(actual=a,market=m,actual_total=a*o,market_total=m*u,ltl=(m-a)*o)
        rows.append(d)
    t={'label':'Park total','units':N,'pct_units':100.0,'occupied':sum(r['occupied'] for r in rows),'vacant':sum(r['vacant'] for r in rows)}
    for k in('actual_total','market_total','ltl'):t[k]=sum(r.get(k,0) for r in rows)
    ps=round(sum(r['pct_units'] for r in rows),1);print('pct sum',ps,t)
    hd=[['Kind of site','Sites','','Of these','','Lot rent','','Per month, all sites of the kind','',''],['','No.','Share','Let','Empty','Now','Asking','Billed now','Full at asking','Gap on let']]
    def m(v,s='$'):return '\u2014' if v is None else f'{s}{v:,.0f}'
    body=[[r['type'],str(r['units']),f"{r['pct_units']:.1f}%",str(r['occupied']),str(r['vacant']),m(r.get('actual')),m(r.get('market')),m(r.get('actual_total')),m(r.get('market_total')),m(r.get('ltl'))] for r in rows]
    body.append(['Park total',str(N),'100.0%',str(t['occupied']),str(t['vacant']),'','',m(t['actual_total']),m(t['market_total']),m(t['ltl'])])
    T_=Table(hd+body,colWidths=[128,30,38,30,36,38,42,56,62,54],repeatRows=2)
    g=colors.HexColor('#5a2d0c')
    T_.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,1),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(-1,0),'CENTER'),('SPAN',(1,0),(2,0)),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(9,0)),('SPAN',(0,0),(0,1)),('VALIGN',(0,0),(0,1),'BOTTOM'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#f3e6d8')),('GRID',(0,0),(-1,-1),.4,g),('LINEABOVE',(0,-1),(-1,-1),1.2,g),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
    T2=Table([['Notice date','Effective','Increase','Sites noticed'],['10/28/2022','01/01/2023','$20','212'],['10/30/2023','01/01/2024','$25','208'],['none given','-','-','-']],colWidths=[80,80,60,80])
    T2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('LINEBELOW',(0,0),(-1,0),.6,g),('ALIGN',(2,0),(-1,-1),'RIGHT')]))
    S=[Paragraph('3.&nbsp;&nbsp;The Park as It Stands',h),
     Paragraph('Cottonwood Flats is a 1974 manufactured-home and RV community on 41.6 acres outside Belen Junction. The borrower bought it in 2021 with $6.9 million of floating-rate debt, now matured. We walked the park on June 4, 2026 with the resident manager, and checked the site list against the ledgers she keeps.',b),
     Paragraph('Site mix and lot rents',h2),Paragraph('Counts are from our walk; rents from the June billing. "Asking" is what the manager quotes a newcomer today.',b),T_,Spacer(1,4),
     Paragraph('Lot rent only: water, sewer and trash are billed back and are not in these figures. Home rents on park-owned homes are left out. Seasonal RV rent is the monthly rate November through March. Sites without hookup cannot be let and carry no rent.',sm),Spacer(1,8),
     Paragraph('Rent notices on file',h2),T2,Spacer(1,8),
     Paragraph('Of the 23 park-owned homes nine stand empty, four of them without HUD tags. The manager puts make-ready at $6,500 a home; our own estimate is nearer $11,000. The lift station was cited by the county in March and the consent order is in Tab 9.',b)]
    def foot(c,d):
        c.setFont('Times-Italic',8);c.drawString(54,30,'Cottonwood Flats - Site Visit & Collateral Memorandum');c.drawRightString(558,30,'Page 7')
    SimpleDocTemplate(f'{D}/cottonwood_flats_memo_p7.pdf',pagesize=letter,leftMargin=49,rightMargin=49,topMargin=54,bottomMargin=54).build(S,onFirstPage=foot,onLaterPages=foot)
    if ps!=100.0: print('WARN pct',ps)
    save('cottonwood_flats_memo_p7','pdf','UM','MANUFACTURED_HOUSING',K,rows,[t],'gridded table inside a page of a collateral memorandum, prose around and a second small table','odd header words (Let, Empty, Now, Asking), spanned heads, em dashes, unrelated second table')
