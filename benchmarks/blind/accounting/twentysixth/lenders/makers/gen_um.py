from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
def um1():
    R=random.Random(2607); name='um_boxwell_inventory.xlsx'
    ty=[('5x5','Climate','Upper',25),('5x10','Climate','Ground',50),('5x10','Climate','Upper',50),('10x10','Climate','Ground',100),('10x10','Climate','Upper',100),('10x15','Climate','Ground',150),('10x10','Drive-up','Ground',100),('10x20','Drive-up','Ground',200),('10x30','Drive-up','Ground',300),('12x40 RV','Open','Yard',480)]
    S=[('Site 01 - Boxwell Tacoma',[0,1,2,3,4,5,6,7]),('Site 02 - Boxwell Spokane Valley',[1,3,5,6,7,8,9]),('Site 03 - Boxwell Yakima',[0,2,4,6,7,8,9])]
    M=['sf','units','occupied','vacant','total_sf','market','actual','market_sf','market_total','actual_total','pct_occ','other:OCCUPANCY Econ %']
    wb=xlsxwriter.Workbook(D+name);ws=wb.add_worksheet('Unit Inventory')
    F=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k});h=F(bold=True,align='center',valign='vcenter',text_wrap=True,border=1,bg_color='#E2EFDA')
    ff=['#,##0','#,##0','#,##0','#,##0','#,##0','$#,##0.00','$#,##0.00','$0.00','$#,##0.00','$#,##0.00','0.0%','0.0%']
    n_=[F(num_format=x) for x in ff];b_=[F(num_format=x,bold=True,top=1) for x in ff];t=F();b=F(bold=True);bt=F(bold=True,top=1)
    ws.write('A1','BOXWELL STORAGE HOLDINGS - UNIT INVENTORY BY SITE',F(bold=True));ws.write('A2','Field exam count date 10/14/2025. Rates and rents are per month.',t)
    ws.merge_range('A4:A5','Unit Type',h);ws.merge_range('B4:B5','Class',h);ws.merge_range('C4:C5','Level',h)
    ws.merge_range('D4:H4','INVENTORY',h);ws.merge_range('I4:K4','MONTHLY RATE PER UNIT',h);ws.merge_range('L4:M4','MONTHLY RENT',h);ws.merge_range('N4:O4','OCCUPANCY',h)
    for j,x in enumerate(['SF per Unit','Total Units','Rented','Available','Rentable SF','Street','In Place Avg','Street per SF','Gross Potential','In Place','Phys %','Econ %']):ws.write(4,3+j,x,h)
    ws.set_row(4,26);ws.set_column(0,0,30);ws.set_column(1,2,10);ws.set_column(3,7,9);ws.set_column(8,10,11);ws.set_column(11,12,14);ws.set_column(13,14,9)
    rows=[];tots=[];y=5;ALL=[];planted=None
    def put(v,fs):
        for j,q in enumerate(v):
            if q is not None: ws.write_number(y,3+j,round(q/100,3) if j>9 else q,fs[j])
    def tot(lab,xs):
        nonlocal y
        u=sum(x[1] for x in xs);o=sum(x[2] for x in xs);a=sum(x[4] for x in xs);gp=round(sum(x[8] for x in xs),2);ip=round(sum(x[9] for x in xs),2)
        v=[round(a/u),u,o,u-o,a,round(gp/u,2),round(ip/o,2),round(gp/a,2),gp,ip,round(100*o/u,1),round(100*ip/gp,1)]
        ws.write(y,0,lab,bt);ws.write(y,1,'',bt);ws.write(y,2,'',bt);put(v,b_);tots.append({'label':lab,**{m:num(q) for m,q in zip(M,v)}});y+=2
    for sn,ix in S:
        ws.write(y,0,sn,b);y+=1;xs=[]
        for i in ix:
            a,c,l,sf=ty[i];u=R.randint(12,86);o=u-R.randint(1,max(2,u//6));mk=round(sf**.72*R.uniform(4.6,5.6)*(1.15 if c=='Climate' else .8))
            ac=round(mk*R.uniform(.84,1.02),2)
            v=[sf,u,o,u-o,sf*u,mk,ac,round(mk/sf,2),mk*u,round(ac*o,2),round(100*o/u,1),round(100*round(ac*o,2)/(mk*u),1)]
            xs.append(list(v));ALL.append(list(v))
            if sn.startswith('Site 02') and i==7:
                g=v[8];s=str(g);w=int(s[0]+str((int(s[1])+3)%10)+s[2:]);v[8]=w
                planted={"what":f"Site 02 10x20 Drive-up Gross Potential printed {w:,}.00, should be {g:,}.00 (units x street); subtotal and total carry the right figure","kind":"digit changed"}
            ws.write(y,0,a,t);ws.write(y,1,c,t);ws.write(y,2,l,t);put(v,n_);y+=1
            rows.append({'type':a,**{m:num(q) for m,q in zip(M,v)}})
        tot('Subtotal '+sn[:7],xs)
    tot('TOTAL ALL SITES',ALL)
    ws.write(y,0,'Street, in-place and per-SF figures on total lines are weighted averages.',F(italic=True));ws.freeze_panes(5,3);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(name,'UM',M,rows,tots,planted,'OTHER','T. Nakagawa, examiner','storage inventory by site, grouped header, class and level in own text columns','same size repeated by class and level; physical and economic occupancy; planted digit in a row')
def um2():
    R=random.Random(2608); name='um_fernlea_suites.pdf'
    C=[('Fernlea Court, Oakville ON',[('Independent Supportive Living',[('Studio',1,390),('One Bedroom',1,560),('One Bedroom + Den',2,690),('Two Bedroom',2,880)]),('Assisted Living',[('Studio',1,340),('Studio Deluxe',1,385),('One Bedroom',1,510)]),('Memory Care',[('Private Room',1,270),('Shared Room',2,360)])]),
       ('Brantwood Manor, Guelph ON',[('Independent Supportive Living',[('Studio',1,370),('One Bedroom',1,545),('Two Bedroom',2,845)]),('Assisted Living',[('Studio',1,325),('One Bedroom',1,490),('One Bedroom, Barrier-Free',1,530)]),('Memory Care',[('Private Room',1,255),('Private Room with Ensuite Shower',1,290)])])]
    M=['other:INVENTORY Licensed Beds','units','occupied','vacant','pct_occ','sf','market','actual','other:RATE PER BED Asking C$/mo','other:POTENTIAL Annual C$','actual_total']
    rows=[];tots=[];st=getSampleStyleSheet();cell=st['Normal'].clone('c',fontSize=7.5,leading=8.6)
    data=[['Suite type','INVENTORY','','','','','Avg.\narea\n(sq. ft.)','SUITE RATE\n(C$ per month)','','RATE\nPER BED','POTENTIAL','IN PLACE'],['','Licensed\nBeds','Number\nof\nSuites','Occupied\nSuites','Vacant\nSuites','% Occ.','','Asking','Average\nIn Place','Asking\nC$/mo','Annual\nC$','Monthly\nC$']]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(5,0)),('SPAN',(6,0),(6,1)),('SPAN',(7,0),(8,0)),('GRID',(0,0),(-1,1),.5,colors.grey),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#cfe0e8')),('BOX',(0,0),(-1,-1),.7,colors.grey),('TOPPADDING',(0,2),(-1,-1),1.6),('BOTTOMPADDING',(0,2),(-1,-1),2)]
    fm=lambda v:[f'{v[0]:,}',f'{v[1]:,}',f'{v[2]:,}',str(v[3]) if v[3] else '0',f'{v[4]:.1f}%',f'{v[5]:,}',f'{v[6]:,}',f'{v[7]:,}',f'{v[8]:,}',f'{v[9]:,}',f'{v[10]:,}']
    def tot(lab,xs,col):
        b,u,o=(sum(x[i] for x in xs) for i in(0,1,2));pa=sum(x[9] for x in xs);ip=sum(x[10] for x in xs)
        v=[b,u,o,u-o,round(100*o/u,1),round(sum(x[5]*x[1] for x in xs)/u),round(pa/12/u),round(ip/o),round(pa/12/b),pa,ip]
        data.append([lab]+fm(v));i=len(data)-1;sty.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('BACKGROUND',(0,i),(-1,i),col),('LINEABOVE',(0,i),(-1,i),.5,colors.black)])
        tots.append({'label':lab,**{m:num(q) for m,q in zip(M,v)}})
    ALL=[]
    for rn,cs in C:
        RS=[];data.append([rn]+['']*11);i=len(data)-1;sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9.5),('SPAN',(0,i),(-1,i)),('ALIGN',(0,i),(0,i),'LEFT'),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#1f4e5f'))]
        for cn,ts in cs:
            xs=[];data.append([cn]+['']*11);i=len(data)-1;sty+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',8),('SPAN',(0,i),(-1,i)),('ALIGN',(0,i),(0,i),'LEFT')]
            for tn,b,sf in ts:
                u=R.randint(5,34);o=u-R.choice([0,1,1,2,3,4]);mk=round({'I':2300,'A':3900,'M':6200}[cn[0]]+sf*R.uniform(2.4,3.4),-1);mk=int(mk*(1.6 if tn.startswith('Shared') else 1))//10*10
                ac=int(mk*R.uniform(.92,1.01));v=[b*u,u,o,u-o,round(100*o/u,1),sf,mk,ac,round(mk/b),mk*u*12,ac*o]
                data.append([Paragraph(tn,cell)]+fm(v));xs.append(v);RS.append(v);ALL.append(v);rows.append({'type':tn,**{m:num(q) for m,q in zip(M,v)}})
            tot('Subtotal '+cn,xs,colors.HexColor('#f3f3f3'))
        tot('Total '+rn.split(',')[0],RS,colors.HexColor('#e2ecd8'))
    tot('Portfolio total / average',ALL,colors.HexColor('#f7dfb0'))
    doc=SimpleDocTemplate(D+name,pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=34,bottomMargin=40)
    side=Table([['Care level','2024 ask','2025 ask','Chg'],['Independent','3,655','3,790','3.7%'],['Assisted','5,020','5,245','4.5%'],['Memory','6,870','7,180','4.5%']],style=[('FONT',(0,0),(-1,-1),'Helvetica',7),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])
    intro=Table([[Paragraph('<b><font size=13>Fernlea Seniors Residences LP</font></b><br/><br/>Suite mix and occupancy, September 30, 2025. Prepared for the lender\'s field exam from the operator\'s census. Vacant suites exclude none held off-line. At right: market survey of competing residences, for information only.',st['Normal']),side]],colWidths=[490,230],style=[('VALIGN',(0,0),(-1,-1),'TOP')])
    def foot(c,d): c.setFont('Helvetica-Oblique',7);c.drawCentredString(396,22,f'Averages on total lines: area and asking by suites, in place by occupied suites, per bed by licensed beds.   - {d.page} -')
    doc.build([intro,Spacer(1,8),Table(data,colWidths=[158,50,46,50,44,44,44,52,52,50,72,62],repeatRows=2,style=TableStyle(sty))],onFirstPage=foot,onLaterPages=foot)
    save(name,'UM',M,rows,tots,None,'SENIOR_HOUSING','B. Castellane, operator analyst','suite mix by residence and care level, up to three-line headers with groups, side table above','beds beside suites, rate per bed, annual potential beside monthly in-place; wrapped type; recurring type names')
def um3():
    R=random.Random(2609); name='um_larkmoor_floorplans.xlsx'
    G=[('Garden Buildings (A-F)',[('A1 Aspen',0,1,512),('A2 Birch',1,1,668),('A2R Birch Renovated',1,1,668),('B1 Cedar',2,1,874),('B2 Dogwood',2,2,951),('B2R Dogwood Renovated',2,2,951)]),('Townhomes',[('T1 Elm',2,1.5,1120),('T2 Fir',2,2.5,1248),('T3 Hawthorn',3,2.5,1436)]),('Mid-Rise',[('M0 Juniper',0,1,488),('M1 Larch',1,1,702),('M1D Larch with Den',1,1,815),('M2 Maple',2,2,1034),('M3 Oak',3,2,1290)])]
    M=['beds','baths','units','pct_units','occupied','vacant','pct_leased','sf','total_sf','market','market_sf','actual','actual_sf','other:Loss to Lease','market_total','actual_total']
    M=[m for m in M if m not in('beds','baths')]
    H=['Floor Plan','Bed','Bath','Units','% of Units','Occ.','Vac.','% Leased','Unit SF','Total SF','Market Rent','Market/SF','In-Place Rent','In-Place/SF','Loss to Lease','Market Potential','In-Place Total']
    xs=[];N=0
    for g,l in G:
        for t,bd,ba,sf in l:
            u=R.randint(6,40);o=u-R.choice([0,1,1,2,3]);ls=min(u,o+R.choice([0,0,1]));mk=int((720+sf*R.uniform(1.05,1.2)+(120 if 'Reno' in t or t[0]=='M' else 0))//5*5);ac=int(mk*R.uniform(.91,1.005));xs.append(dict(g=g,t=t,bd=bd,ba=ba,sf=sf,u=u,o=o,ls=ls,mk=mk,ac=ac));N+=u
    wb=Workbook();ws=wb.active;ws.title='Mix';ws['C2']='LARKMOOR VILLAGE APARTMENTS';ws['C2'].font=Font(bold=True,size=13,color='1F3864');ws['C3']='Unit mix per rent roll of 08/31/2025; monthly rents';ws['C4']=f'{N} units, Columbus OH'
    for j,h in enumerate(H):
        q=ws.cell(6,3+j,h);q.font=Font(bold=True);q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');q.border=Border(bottom=Side(style='medium'))
    ff=['0','0.00%','0','0','0.0%','#,##0','#,##0',None,'0.00','#,##0','0.00','#,##0_);(#,##0)','#,##0','#,##0'];y=7;rows=[];tots=[]
    def put(v,bold=False):
        for j,(m,q) in enumerate(zip(M,v)):
            if q is None: continue
            c=ws.cell(y,6+j)
            if m=='market': c.value=f'${q:,}';c.alignment=Alignment(horizontal='right')
            elif m.startswith('pct'): c.value=round(q/100,5);c.number_format=ff[j]
            else: c.value=q;c.number_format=ff[j]
            c.font=Font(bold=bold)
    def calc(z,avg):
        u=sum(x['u'] for x in z);o=sum(x['o'] for x in z);ls=sum(x['ls'] for x in z);a=sum(x['u']*x['sf'] for x in z);mt=sum(x['u']*x['mk'] for x in z);at=sum(x['o']*x['ac'] for x in z);ao=sum(x['o']*x['sf'] for x in z)
        mk=round(mt/u);ac=round(at/o)
        t=[u,round(100*u/N,2),o,u-o,round(100*ls/u,1),None,a,None,None,None,None,None,mt,at]
        v=[None]*5+[round(a/u),None,mk,round(mt/a,2),ac,round(at/ao,2),mk-ac,None,None]
        return v if avg=='avg' else t if avg=='tot' else [p if p is not None else q for p,q in zip(t,v)]
    def tl(lab,z,k):
        nonlocal y
        v=calc(z,k);ws.cell(y,3,lab).font=Font(bold=True);put(v,True)
        for j in range(3,20):ws.cell(y,j).fill=PatternFill('solid',fgColor='EDEDED')
        tots.append({'label':lab,**{m:num(q) for m,q in zip(M,v) if q is not None}});y+=1
    for g,l in G:
        ws.cell(y,3,g).font=Font(italic=True,bold=True);ws.row_dimensions[y].height=16;ws.merge_cells(start_row=y,end_row=y,start_column=3,end_column=8);y+=1
        z=[x for x in xs if x['g']==g]
        for x in z:
            ws.cell(y,3,x['t']);ws.cell(y,4,x['bd']);ws.cell(y,5,x['ba']);v=calc([x],'');v[10]=round(x['ac']/x['sf'],2);v[8]=round(x['mk']/x['sf'],2)
            put(v);rows.append({'type':x['t'],'beds':x['bd'],'baths':x['ba'],**{m:num(q) for m,q in zip(M,v)}});y+=1
        tl('Subtotal '+g.split(' (')[0],z,'');y+=1
    tl('Total',xs,'tot');tl('Weighted average',xs,'avg')
    y+=1;ws.cell(y,3,'In-place rents averaged over occupied units; Market and loss to lease over all units. % Leased includes pre-leased units.').font=Font(size=8,italic=True)
    ws['V6']='Bedroom recap';ws['V6'].font=Font(bold=True);ws['W6']='Units'
    for i,b in enumerate([0,1,2,3]): ws.cell(7+i,22,['Studio','1 BR','2 BR','3 BR'][i]);ws.cell(7+i,23,sum(x['u'] for x in xs if x['bd']==b))
    ws.column_dimensions['A'].width=3;ws.column_dimensions['B'].hidden=True;ws.column_dimensions['C'].width=28
    for j in range(4,20):ws.column_dimensions[L(j)].width=11
    ws.row_dimensions[6].height=34;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name);save(name,'UM',['beds','baths']+M,rows,tots,None,'MULTIFAMILY','R. Delacroix-Hume, asset manager','one-line header starting in column C, sections, total line apart from weighted average line, recap at the side','market rent as text with $; totals and averages on separate lines; side recap; hidden column')
def run(): um1();um2();um3()
