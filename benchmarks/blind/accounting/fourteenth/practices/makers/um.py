import random
from common import *
def um1():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak, NextPageTemplate, PageTemplate, Frame, BaseDocTemplate
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib.pagesizes import A4, landscape
    from reportlab.lib import colors
    R=random.Random(1407); fn='foundry_lane_room_schedule.pdf'
    S=[('Block 1 (Crucible)',[('C6-S','Cluster of 6, standard en-suite',54,12.5,15500),('C6-P','Cluster of 6, premium en-suite',18,14.2,16700),('C5-S','Cluster of 5, standard en-suite',40,12.8,15900),('C5-A','Cluster of 5, accessible',4,19.6,15900),('ST-1','Studio, classic',22,18.4,20900)]),
       ('Block 2 (Ladle)',[('C8-S','Cluster of 8, standard en-suite',64,12.1,14800),('C8-C','Cluster of 8, corner room',16,13.9,15600),('C4-P','Cluster of 4, premium en-suite',24,14.6,17500),('ST-1','Studio, classic',30,18.4,20500),('ST-2','Studio, deluxe',12,23.7,24200)]),
       ('Townhouses',[('TH-9','Townhouse of 9, shared bathroom',36,11.0,12400),('TH-E','Townhouse of 9, en-suite loft',8,15.3,14100),('WD-1','Warden flat (not let)',1,41.0,0)])]
    N=['units','occupied','vacant','pct_occ','sf','other:Tenancy weeks','market','market_total','actual','actual_total']
    ps=ParagraphStyle('p',fontName='Helvetica',fontSize=8,leading=9.2); body=ParagraphStyle('b',fontName='Times-Roman',fontSize=11,leading=15,spaceAfter=8)
    Hd=['Room type','Rooms\n(no.)','Let\n2025/26','Void','Let\n%','Room\narea\n(m²)','Tenancy\nweeks','Asking\nrent\n£ pw','Rent roll\nat asking\n£ pw','Average\nrent let\n£ pw','Contracted\nrent roll\n£ pw']
    data=[Hd]; st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#7a1f2b')),('LINEABOVE',(0,0),(-1,0),1.2,colors.HexColor('#7a1f2b'))]
    rows=[];tot=[]
    def show(v):
        return [f"{v['units']:,}",str(v['occupied']) if 'occupied' in v else '–',str(v['vacant']) if 'vacant' in v else '–',f"{v['pct_occ']:.1f}%" if 'pct_occ' in v else '–',f"{v['sf']:.1f}",str(v[N[5]]) if N[5] in v else '',
           *[f"{v[k]:,.2f}" if k in v else '–' for k in N[6:]]]
    def agg(L):
        u=sum(x['units'] for x in L); o=sum(x.get('occupied',0) for x in L); mt=round(sum(x.get('market_total',0) for x in L),2); at=round(sum(x.get('actual_total',0) for x in L),2); lu=sum(x['units'] for x in L if 'market' in x)
        return {'units':u,'occupied':o,'vacant':sum(x.get('vacant',0) for x in L),'pct_occ':round(100*o/lu,1),'sf':round(sum(x['units']*x['sf'] for x in L)/u,1),'market':round(mt/lu,2),'market_total':mt,'actual':round(at/o,2),'actual_total':at}
    allr=[]
    for s,ls in S:
        r=len(data); data.append([s]+['']*10); st+=[('FONT',(0,r),(-1,r),'Helvetica-BoldOblique',8.5),('TEXTCOLOR',(0,r),(0,r),colors.HexColor('#7a1f2b'))]; L=[]
        for c,d,u,a,m in ls:
            v={'units':u,'sf':a}
            if m:
                o=u-R.choice([0,1,2,max(1,u//9)]) if u>4 else u; o=max(o,1); av=m-R.randint(0,900)
                v.update({'occupied':o,'vacant':u-o,'pct_occ':round(100*o/u,1),N[5]:51 if c.startswith('ST') else 44 if c.startswith('C') else 42,'market':p(m),'market_total':p(u*m),'actual':p(av),'actual_total':p(o*av)})
            L.append(v); allr.append(v); ty=f'{c}  {d}'; data.append([Paragraph(f'{c}&nbsp; {d}',ps)]+show(v)); rows.append({'type':f'{c} {d}',**{k:v[k] for k in N if k in v}})
        t=agg(L); r=len(data); data.append(['Sub-total / average']+show(t)); st+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',8),('LINEABOVE',(1,r),(-1,r),.5,colors.black),('BOTTOMPADDING',(0,r),(-1,r),7)]; tot.append({'label':'Sub-total / average',**{k:t[k] for k in N if k in t}})
    t=agg(allr); r=len(data); data.append(['Whole scheme']+show(t)); st+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',8.5),('BACKGROUND',(0,r),(-1,r),colors.HexColor('#f1e3e5')),('LINEABOVE',(0,r),(-1,r),1.2,colors.HexColor('#7a1f2b'))]; tot.append({'label':'Whole scheme',**{k:t[k] for k in N if k in t}})
    doc=BaseDocTemplate(DOC(fn),pagesize=A4,title='Foundry Lane'); 
    W,H=A4; L_=landscape(A4)
    foot=lambda c,d:(c.setFont('Helvetica',7.5),c.drawString(40,22,f'Foundry Lane Student Living LLP - schedule of accommodation, 1 October 2025 - page {d.page}'))
    doc.addPageTemplates([PageTemplate('P',[Frame(60,50,W-120,H-110)],onPage=foot,pagesize=A4),PageTemplate('L',[Frame(34,36,L_[0]-68,L_[1]-70)],onPage=foot,pagesize=L_)])
    tb=Table(data,colWidths=[212,42,46,36,42,44,48,54,66,58,70],repeatRows=1); tb.setStyle(TableStyle(st))
    txt=['<b>Rooke Astley Partnership</b><br/>Chartered Accountants, Sheffield','The Members, Foundry Lane Student Living LLP<br/>6 October 2025','Dear Members,','You asked us for a schedule of the rooms at Foundry Lane by type to go with the refinancing pack. It follows on the next page and is drawn from the booking system at 1 October 2025, after the late arrivals of the first week.','Rents are per room per week and exclude the £2.40 contents insurance. The asking rent is that of the 2025/26 price list; the average rent let is what the residents of that type signed at, after early-bird offers. Of the two agreements with the university none guarantees a rent. The warden has a flat in the townhouses, which is counted as a room but earns nothing and is left out of the percentages and the averages of rent.','We have not verified floor areas, which are from the measured survey of 2021.','Yours faithfully,<br/><br/>Delphine Rooke']
    st_=[Paragraph(x,body) for x in txt]+[NextPageTemplate('L'),PageBreak(),Paragraph('<font size="13"><b>Schedule of accommodation by room type</b></font>',ps),Spacer(1,10),tb,Spacer(1,8),Paragraph('Averages: area weighted by rooms, asking rent by lettable rooms, rent let by rooms let. – not applicable.',ps)]
    doc.build(st_)
    save(fn,'UM','STUDENT_HOUSING','D. Rooke, Rooke Astley Partnership','cover letter then landscape ruled schedule, code before type in one cell, three-line headers, block subtotals with averages','letter page first, warden flat with dashes, weekly rents, averages in totals, weeks column',N,rows,tot)

def um2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(1408); fn='tyneford_homes_stock_by_type.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Stock'
    S=[('Social rent',[('Bedsit, sheltered',0,1,18,31,8200,4),('Flat, ground floor',1,2,46,46.5,9850,0),('Flat, upper floor',1,2,52,45,9600,0),('Flat, maisonette',2,3,24,64,11250,0),('House, mid terrace',3,5,37,84.5,12980,0),('House, end terrace / semi',4,6,9,101,14470,0)]),
       ('Affordable rent',[('Flat, upper floor',1,2,20,50,0,0),('Flat, upper floor, wheelchair',2,3,6,72.5,0,0),('House, mid terrace',2,4,31,76,0,0),('House, semi',3,5,28,90,0,0)]),
       ('Intermediate and market',[('Flat, upper floor',2,3,16,66,0,0),('Flat, key worker share (per home)',5,5,4,118,0,0),('Penthouse flat',3,4,2,104,0,0)])]
    MK={0:13500,1:16500,2:20500,3:24800,4:29500,5:41000}
    hdr=['Home type','Tenure note','Bedrooms','Persons','Homes','Share of stock','Void','Net internal\narea m²','Total area\nm²','Market rent\n£ pw','Charged rent\n£ pw','Charged as\n% of market','Eligible\nservice charge\n£ pw','Rent debit\n£ pw']
    N=['other:Persons','units','pct_units','vacant','sf','total_sf','market','actual','other:Charged as % of market','other:Eligible service charge £ pw','actual_total']
    col={'other:Persons':4,'units':5,'pct_units':6,'vacant':7,'sf':8,'total_sf':9,'market':10,'actual':11,'other:Charged as % of market':12,'other:Eligible service charge £ pw':13,'actual_total':14}
    ws['A1']='Tyneford Homes (charitable registered society)'; ws['A1'].font=Font(bold=True,size=13,name='Arial'); ws['A2']='Homes by type and tenure at 31 March 2025 - note 5 working, links to the Statistical Data Return'
    ws['B3']='52-week rents'
    B=Font(bold=True,name='Arial',size=9);F=Font(name='Arial',size=9); th=Side(style='thin'); hr=5
    for k,h in enumerate(hdr,1):
        x=ws.cell(hr,k,h); x.font=B; x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); x.border=Border(bottom=th,top=th)
    fm={'pct_units':'0.0%','other:Charged as % of market':'0.0%','sf':'0.0','total_sf':'#,##0.0','market':'"£"#,##0.00','actual':'"£"#,##0.00','other:Eligible service charge £ pw':'#,##0.00','actual_total':'#,##0.00'}
    TU=sum(x[3] for s in S for x in s[1]); r=hr+1; rows=[];tot=[]; A=[]
    def wr(r,v,font):
        for k,c in col.items():
            if k not in v: continue
            x=ws.cell(r,c); val=v[k]
            x.value=round(val/100,4) if fm.get(k)=='0.0%' else val
            x.number_format=fm.get(k,'0'); x.font=font
            if k=='vacant' and val==0: x.value=0
    def agg(L):
        u=sum(v['units'] for v in L); W=lambda k:sum(v['units']*v.get(k,0) for v in L)/u
        ta=round(sum(v['total_sf'] for v in L),1); at=round(sum(v['actual_total'] for v in L),2); m=W('market'); a=at/u
        return {'units':u,'pct_units':round(100*u/TU,1),'vacant':sum(v['vacant'] for v in L),'sf':round(ta/u,1),'total_sf':ta,'market':round(m,2),'actual':round(a,2),'other:Charged as % of market':round(100*a/m,1),'actual_total':at}
    for s,ls in S:
        x=ws.cell(r,1,s.upper()); x.font=Font(bold=True,name='Arial',size=9,color='FF1A5276'); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=14); x.fill=PatternFill('solid',fgColor='FFEAF2F8'); r+=1; L=[]
        for ty,bd,pe,u,ar,rent,_ in ls:
            m=MK[bd]+R.randint(-12,12)*50
            if s=='Affordable rent': rent=m*8//10
            if s.startswith('Inter'): rent=m if 'Pent' in ty else m*85//100
            sc=0 if ty.startswith('House') else R.randint(620,2890)
            v={'other:Persons':pe,'units':u,'pct_units':round(100*u/TU,1),'vacant':R.choice([0,0,1,2]) if u>2 else 0,'sf':ar,'total_sf':round(u*ar,1),'market':p(m),'actual':p(rent),'other:Charged as % of market':round(100*rent/m,1),'actual_total':p(u*rent)}
            if sc: v['other:Eligible service charge £ pw']=p(sc)
            x=ws.cell(r,1,ty); x.font=F; x.alignment=Alignment(wrap_text=True,vertical='top'); x=ws.cell(r,3,bd); x.font=F
            ws.cell(r,2,{'S':'LCHO nil','A':'80% cap','I':'not SDR'}[s[0]]).font=F
            wr(r,v,F); rows.append({'type':ty,'beds':bd,**{k:v[k] for k in N if k in v}}); L.append(v); A.append(v); r+=1
        t=agg(L); lab=f'{s} homes'; ws.cell(r,1,lab).font=B; wr(r,t,B)
        for c in range(1,15): ws.cell(r,c).border=Border(top=th)
        tot.append({'label':lab,**{k:t[k] for k in N if k in t}}); r+=2
    t=agg(A); t['pct_units']=100.0; ws.cell(r,1,'All homes owned').font=B; wr(r,t,B)
    for c in range(1,15): ws.cell(r,c).border=Border(top=th,bottom=Side(style='double'))
    tot.append({'label':'All homes owned',**{k:t[k] for k in N if k in t}})
    ws.cell(r+2,1,'Rent debit = homes x charged rent, before voids and service charges. Shares are rounded and may not add to 100.0%.').font=Font(italic=True,size=8,name='Arial')
    # side table
    ws['P5']='EPC band'; ws['Q5']='Homes'; ws['P5'].font=B; ws['Q5'].font=B
    ep=[('B',71),('C',139),('D',62)]; ep.append(('E or below',TU-sum(x[1] for x in ep)))
    for k,(a,b_) in enumerate(ep): ws.cell(6+k,16,a); ws.cell(6+k,17,b_)
    for k,w in zip('ABCDEFGHIJKLMNOPQ',(26,12,10,9,8,9,7,11,11,11,12,11,13,13,3,11,8)): ws.column_dimensions[k].width=w
    ws.column_dimensions['B'].hidden=True; ws.row_dimensions[hr].height=40; ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC(fn))
    save(fn,'UM','MULTIFAMILY','Tyneford Homes finance, reviewed by B. Okell FCCA','openpyxl, tenure sections, percent cells, side table of EPC bands, hidden tenure note column','same type name in several sections, bedsit with 0 bedrooms, blank service charges, side table on the right, true percent cells',N,rows,tot)

def um3():
    import xlsxwriter
    R=random.Random(1409); fn='wattle_street_accommodation_schedule.xlsx'; wb=xlsxwriter.Workbook(DOC(fn)); ws=wb.add_worksheet('Accom schedule')
    S=[('East tower',[('E1','Studio',0,1,0,24,38,59000),('E2','1 bed',1,1,0,36,51,69000),('E3','1 bed + study',1,1,1,18,58,74500),('E4','2 bed',2,1,1,22,68,83500),('E5','2 bed, ensuite',2,2,1,30,76,91000)]),
       ('West tower',[('W1','1 bed',1,1,0,40,50,67500),('W2','1 bed, accessible',1,1,1,4,62,67500),('W3','2 bed, ensuite',2,2,1,34,77,89500),('W4','3 bed',3,2,2,12,98,118000),('W5','3 bed sky home',3,3,2,3,131,172000)]),
       ('Laneway terraces',[('L1','2 bed terrace',2,1.5,1,6,92,98000),('L2','3 bed terrace',3,2.5,2,5,124,129500)])]
    G='ACCOMMODATION Car spaces'
    N=['other:'+G,'actual','actual_total','actual_sf','units','other:NUMBER Let','vacant','pct_leased','sf','total_sf','rent_low','rent_high','market','market_total','market_sf']
    N[5]='occupied'
    h=lambda **k:wb.add_format({'bold':1,'align':'center','valign':'vcenter','text_wrap':1,'border':1,'font_name':'Garamond',**k})
    H1=h(bg_color='#3D5A3C',font_color='white'); H2=h(bg_color='#DDE6D5')
    fn_={'font_name':'Garamond'}; tx=wb.add_format(fn_); bt=wb.add_format({**fn_,'bold':1,'italic':1})
    FM={'other:'+G:'0','actual':'$#,##0.00','actual_total':'$#,##0','actual_sf':'0.00','units':'0','occupied':'0','vacant':'0','pct_leased':'0.0','sf':'0','total_sf':'#,##0','rent_low':'#,##0','rent_high':'#,##0','market':'$#,##0.00','market_total':'$#,##0','market_sf':'0.00'}
    F=lambda k,b=0,c=None:wb.add_format({**fn_,'num_format':FM[k],'bold':b,**({'top':1} if b else {}),**({'bg_color':c} if c else {})})
    ws.merge_range(0,0,0,18,'WATTLE STREET RESIDENCES, FOOTSCRAY VIC - held by Wattle Street Unit Trust',wb.add_format({**fn_,'bold':1,'font_size':15})); ws.merge_range(1,0,1,18,'Accommodation schedule at 30 June 2025, rents in AUD per week, areas in square metres (internal)',tx)
    ws.merge_range(3,0,3,4,'ACCOMMODATION',H1); ws.merge_range(3,5,3,7,'PASSING RENT',H1); ws.merge_range(3,8,3,11,'NUMBER OF DWELLINGS',H1); ws.merge_range(3,12,3,13,'AREA',H1); ws.merge_range(3,14,3,18,'MARKET RENT (valuer, May 2025)',H1)
    for c,t in enumerate(['Key','Type','Bed','Bath','Car spaces']): ws.merge_range(4,c,5,c,t,H2)
    ws.merge_range(4,5,4,6,'Per week',H2); ws.write(5,5,'average',H2); ws.write(5,6,'all let',H2); ws.merge_range(4,7,5,7,'$ per m²',H2)
    for c,t in zip(range(8,12),['Total','Let','Vacant','Let %']): ws.merge_range(4,c,5,c,t,H2)
    ws.merge_range(4,12,5,12,'Each',H2); ws.merge_range(4,13,5,13,'All',H2); ws.merge_range(4,14,4,15,'Range',H2); ws.write(5,14,'from',H2); ws.write(5,15,'to',H2); ws.merge_range(4,16,5,16,'Average',H2); ws.merge_range(4,17,5,17,'All dwellings',H2); ws.merge_range(4,18,5,18,'$ per m²',H2)
    r=6; rows=[];tot=[];A=[]; C={k:4+i for i,k in enumerate(N)}
    def agg(L):
        u=sum(v['units'] for v in L); o=sum(v['occupied'] for v in L); at=sum(v['actual_total'] for v in L); mt=sum(v['market_total'] for v in L); ta=sum(v['total_sf'] for v in L); la=sum(v['occupied']*v['sf'] for v in L)
        return {'actual':round(at/o,2),'actual_total':at,'actual_sf':round(at/la,2),'units':u,'occupied':o,'vacant':u-o,'pct_leased':round(100*o/u,1),'total_sf':ta,'market':round(mt/u,2),'market_total':mt,'market_sf':round(mt/ta,2)}
    for s,ls in S:
        ws.write(r,0,s,bt); r+=1; L=[]
        for k,ty,bd,ba,car,u,ar,m in ls:
            m=m//100; o=u if R.random()<.3 else u-R.randint(1,max(1,u//10)); a=m-R.randint(0,6)*5; lo=m-R.randint(2,5)*10; hi=m+R.randint(2,7)*10
            v={'other:'+G:car,'actual':float(a),'actual_total':a*o,'actual_sf':round(a/ar,2),'units':u,'occupied':o,'vacant':u-o,'pct_leased':round(100*o/u,1),'sf':ar,'total_sf':u*ar,'rent_low':lo,'rent_high':hi,'market':float(m),'market_total':m*u,'market_sf':round(m/ar,2)}
            ws.write(r,0,k,tx); ws.write(r,1,ty,tx); ws.write(r,2,bd,tx); ws.write(r,3,ba,tx)
            for q in N: ws.write_number(r,C[q],v[q],F(q))
            row={'type':ty,'beds':bd,'baths':ba}
            row.update({q:v[q] for q in N }); rows.append(row); L.append(v); A.append(v); r+=1
        t=agg(L); ws.merge_range(r,0,r,3,f'{s}: {len(ls)} types',wb.add_format({**fn_,'bold':1,'top':1}))
        for q in t: ws.write_number(r,C[q],t[q],F(q,1))
        tot.append({'label':f'{s}: {len(ls)} types',**{q:t[q] for q in N if q in t}}); r+=2
    t=agg(A); ws.merge_range(r,0,r,3,'All dwellings',wb.add_format({**fn_,'bold':1,'top':1,'bg_color':'#DDE6D5'}))
    for q in t: ws.write_number(r,C[q],t[q],F(q,1,'#DDE6D5'))
    tot.append({'label':'All dwellings',**{q:t[q] for q in N if q in t}})
    r+=2
    for x in('Passing rent is the average of let dwellings only; $ per m² of passing rent is over the let area.','Two ground floor tenancies (cafe 84 m², gym 210 m²) are not dwellings and are not in this schedule.','Compiled by Marsh Pellew LLP with Yarra Ledger Pty Ltd from the MYOB tenancy cards.'): ws.write(r,0,x,tx); r+=1
    ws.set_column(0,0,6); ws.set_column(1,1,17); ws.set_column(2,4,7); ws.set_column(5,18,10.5); ws.set_row(3,18); ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'UM','MIXED_USE','Marsh Pellew LLP with Yarra Ledger Pty Ltd','three-line grouped header, passing rent before counts, range from/to, key before type','three header levels with merged groups, passing rent first, two "$ per m²" columns',N,rows,tot)
def run(): um1();um2();um3()
