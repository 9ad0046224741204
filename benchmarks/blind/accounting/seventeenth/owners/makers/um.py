import random
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.units import mm
import openpyxl, xlsxwriter
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L
def rnd(x,n=0):
    import math
    m=10**n; v=math.floor(x*m+0.5)/m
    return int(v) if n==0 else v

def d7():
    fn="um_prosser_flats.pdf"
    # type, beds, flats, void, sqft, ERV pcm, passing pcm
    D=[("Albany Court, Bristol BS6",[("Studio",0,6,0,312,925,868),("One bed flat",1,14,1,468,1150,1074),("One bed flat with balcony",1,4,0,482,1210,1135),("Two bed flat",2,9,0,655,1475,1390),("Two bed duplex",2,3,1,790,1625,1540),("Caretaker's flat (rent free)",1,1,0,430,1100,None)]),
       ("Tyndale Villas, Bristol BS8",[("Garden flat",2,2,0,812,1795,1660),("Hall floor flat",1,2,0,590,1395,1325),("First floor flat",2,2,0,744,1650,1512),("Top floor flat",1,2,2,505,1195,None)]),
       ("Pump Lane Terrace, Bath BA1",[("House, 3 bed",3,5,0,968,2150,1985),("House, 4 bed (HMO)",4,2,0,1215,3050,2880),("Coach house",1,1,1,540,1320,None),("Two bed flat",2,6,1,631,1550,1448),("Studio over garage",0,2,0,288,875,810)])]
    K=["units","other:Let","vacant","sf","market","actual","other:RENT ROLL P.A. ERV £","other:RENT ROLL P.A. Passing £","other:RENT ROLL P.A. Passing as % of ERV"]
    K[1]="occupied"
    hd=[["","Accommodation","Bed-\nrooms","Number of flats / houses","","","Average\nsq ft","Average\nERV\n£ pcm","Average\npassing rent\n£ pcm *","RENT ROLL P.A.","",""],["","","","Total","Let","Void","","","","ERV\n£","Passing\n£","Passing\nas % of ERV"]]
    data=hd[:]; st=[('SPAN',(3,0),(5,0)),('SPAN',(9,0),(11,0))]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,6,7,8)]
    rows=[];totals=[]; n=0
    def agg(rs):
        u=sum(r[2] for r in rs); vo=sum(r[3] for r in rs)
        sf=rnd(sum(r[2]*r[4] for r in rs)/u); mk=rnd(sum(r[2]*r[5] for r in rs)/u)
        pl=[(r[2]-r[3],r[6]) for r in rs if r[6] is not None]; lt=sum(a for a,_ in pl); ac=rnd(sum(a*b for a,b in pl)/lt)
        e=sum(r[2]*r[5] for r in rs)*12; p=sum(a*b for a,b in pl)*12
        return [u,u-vo,vo,sf,mk,ac,e,p,rnd(100*p/e,1)]
    def disp(v): return [str(v[0]),str(v[1]),str(v[2]) if v[2] else "–",f"{v[3]:,}",f"{v[4]:,}",f"{v[5]:,}",f"{v[6]:,}",f"{v[7]:,}",f"{v[8]:.1f}%"]
    allr=[]
    for p,rs in D:
        data.append([p]+[""]*11); i=len(data)-1; st+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',10.5),('SPAN',(0,i),(-1,i)),('TOPPADDING',(0,i),(-1,i),8)]
        for r in rs:
            n+=1; ty,bd,u,vo,sf,mk,ac=r; e=u*mk*12
            row={"type":ty,"beds":bd,"units":u,"occupied":u-vo,"vacant":vo,"sf":sf,"market":mk}
            d=[str(n),ty,"Studio" if False else str(bd),str(u),str(u-vo) if u-vo else "–",str(vo) if vo else "–",f"{sf:,}",f"{mk:,}"]
            row[K[6]]=e
            if ac is None: 
                d+=["","%s"%f"{e:,}","–","–"]; row[K[7]]=0; row[K[8]]=0
            else:
                pa=(u-vo)*ac*12; pc=rnd(100*pa/e,1); row['actual']=ac; row[K[7]]=pa; row[K[8]]=pc
                d+=[f"{ac:,}",f"{e:,}",f"{pa:,}",f"{pc:.1f}%"]
            rows.append(row); data.append(d)
        a=agg(rs); allr+=rs; lab="Total / average"; data.append(["",lab,""]+disp(a)); i=len(data)-1
        st+=[('FONT',(0,i),(-1,i),'Times-Bold',9.5),('LINEABOVE',(3,i),(-1,i),.5,colors.black)]
        totals.append({"label":lab,**dict(zip(K,a))})
    a=agg(allr); lab="The Prosser portfolio"; data.append(["",lab,""]+disp(a)); i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'Times-Bold',10),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black),('TOPPADDING',(0,i),(-1,i),5)]
    totals.append({"label":lab,**dict(zip(K,a))})
    st+=[('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(5,0),'CENTER'),('ALIGN',(9,0),(11,0),'CENTER'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(3,0),(5,0),.4,colors.black),('LINEBELOW',(9,0),(11,0),.4,colors.black)]
    st=[('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,1),'Times-Bold',9),('TOPPADDING',(0,2),(-1,-1),2),('BOTTOMPADDING',(0,2),(-1,-1),2)]+st
    t=Table(data,colWidths=[8*mm,52*mm,14*mm,15*mm,13*mm,13*mm,18*mm,20*mm,24*mm,26*mm,26*mm,24*mm],repeatRows=2); t.setStyle(TableStyle(st))
    T=lambda s,z,b='Times-Roman',**k: Paragraph(s,ParagraphStyle('x',fontName=b,fontSize=z,leading=z*1.3,**k))
    fl=[T("Executors of the late E. M. Prosser",15,'Times-Bold'),T("Schedule of accommodation by type – valuation date 1 August 2024",11),Spacer(1,6),
        T("We set out the flats and houses held in the estate by type. Estimated rental values (ERV) are those of Messrs Coombe Latchford, per unit per calendar month on assured shorthold terms, unfurnished. The rent roll is for the year: ERV for every unit, passing rent for let units only.",9.5),Spacer(1,8),t,Spacer(1,8),
        T("* Mean of the let units of the type that pay rent. The caretaker's flat counts as let but pays none and is left out of the averages.",8.5,'Times-Italic')]
    SimpleDocTemplate(DOC(fn),pagesize=landscape(A4),leftMargin=20*mm,rightMargin=20*mm,topMargin=14*mm,bottomMargin=12*mm).build(fl)
    save(fn,"UM",K,rows,totals,None,"MULTIFAMILY","UK executors' schedule of flats and houses by type, three blocks, prose above, ERV and passing pcm and p.a.","item numbers before type, dashes for nil, two header rows with groups, monthly averages beside yearly totals, blank passing where rent free or void, same label on each block total")

def d8():
    fn="um_kedron_student_rooms.xlsx"
    # type, rooms, beds/room, beds let, m2, rack pw, inplace pw
    D=[("Kedron House",[("Single, shared bathroom",24,1,23,11.5,289,276.5),("Single ensuite",18,1,18,14,345,331.25),("Twin, shared bathroom",8,2,13,17.5,215,204),("Accessible ensuite",2,1,1,19.5,345,340)]),
       ("Gympie Rd Terraces",[("Townhouse room – 4 bed",32,1,30,12,265,258.75),("Townhouse room – 5 bed",20,1,17,11,249,240.5),("Townhouse master",8,1,8,16.5,299,291)]),
       ("The Brickworks",[("Studio, level 1-3",21,1,20,22,429,409),("Studio, level 4-6",21,1,21,22,445,428.5),("Premium studio, corner",6,1,4,27.5,489,472),("Two-bed apartment room",14,1,14,15.5,365,352.25),("Twin studio",5,2,8,30,275,262.5)])]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Room mix S2"
    G=["ROOMS","BEDS","RENT PER BED PER WEEK","PER WEEK"]
    K=["units","other:ROOMS %","other:BEDS No.","other:BEDS Let","other:BEDS Void","other:BEDS Let %","sf","other:RENT PER BED PER WEEK Rack $","other:RENT PER BED PER WEEK In place $","other:GROSS PER WEEK Rack, all beds $","other:GROSS PER WEEK In place, let beds $","other:GROSS PER YEAR (44 wks) In place, let beds $"]
    K[1]="pct_units"
    heads=[("House",""),("Room type",""),("ROOMS","No."),("ROOMS","% of all"),("BEDS","No."),("BEDS","Let"),("BEDS","Void"),("BEDS","Let %"),("Room area m²",""),("RENT PER BED PER WEEK","Rack $"),("RENT PER BED PER WEEK","In place $"),("GROSS PER WEEK","Rack, all beds $"),("GROSS PER WEEK","In place, let beds $"),("GROSS PER YEAR (44 wks)","In place, let beds $")]
    ws['B2']="KEDRON STUDENT LIVING UNIT TRUST"; ws['B2'].font=Font(name='Arial',bold=True,size=14)
    ws['B3']="Room schedule, Semester 2 2024 (beds let at 5 August 2024)"; ws['B3'].font=Font(name='Arial',size=10,color='666666')
    r0=5; med=Side(style='medium'); hair=Side(style='hair')
    for i,(a,b) in enumerate(heads):
        c=ws.cell(r0,2+i); c2=ws.cell(r0+1,2+i)
        for x in (c,c2): x.font=Font(name='Arial',bold=True,size=9); x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True); x.fill=PatternFill('solid',fgColor='FCE4D6')
        c2.border=Border(bottom=med)
        if b=="": c.value=a; ws.merge_cells(start_row=r0,start_column=2+i,end_row=r0+1,end_column=2+i)
        else:
            c2.value=b
            if i==0 or heads[i-1][0]!=a: c.value=a
    i=0
    while i<len(heads):
        j=i
        while j+1<len(heads) and heads[j+1][0]==heads[i][0]: j+=1
        if j>i: ws.merge_cells(start_row=r0,start_column=2+i,end_row=r0,end_column=2+j)
        i=j+1
    N=sum(x[1] for _,l in D for x in l)
    F=['#,##0','0.0%','#,##0','#,##0','#,##0;;"–"','0.0%','0.0','$#,##0.00','$#,##0.00','#,##0.00','#,##0.00','#,##0']
    def agg(rs):
        u=sum(x[1] for x in rs); b=sum(x[1]*x[2] for x in rs); l=sum(x[3] for x in rs)
        rk=sum(x[1]*x[2]*x[5] for x in rs); ip=sum(x[3]*x[6] for x in rs)
        return [u,rnd(100*u/N,1),b,l,b-l,rnd(100*l/b,1),rnd(sum(x[1]*x[4] for x in rs)/u,1),rnd(rk/b,2),rnd(ip/l,2),rk,ip,ip*44]
    assert True
    def put(r,v,bold):
        for j,x in enumerate(v):
            c=ws.cell(r,4+j); c.value=x/100 if j in(1,5) else x; c.number_format=F[j]; c.font=Font(name='Arial',size=9,bold=bold)
            if not bold: c.border=Border(bottom=hair)
    r=r0+2; rows=[];totals=[]; fin=[]
    for h,l in D:
        s=r
        for x in l:
            v=agg([x]); v[7]=x[5]; v[8]=x[6]; v[6]=x[4]
            assert abs(v[11]-round(v[11]))<1e-9
            c=ws.cell(r,3,x[0]); c.font=Font(name='Arial',size=9); c.alignment=Alignment(wrap_text=True); put(r,v,False)
            v[11]=int(round(v[11])); ws.cell(r,15).value=v[11]
            rows.append({"type":x[0],**dict(zip(K,v))}); r+=1
        ws.merge_cells(start_row=s,start_column=2,end_row=r-1,end_column=2); c=ws.cell(s,2,h); c.alignment=Alignment(vertical='center',horizontal='center',text_rotation=0,wrap_text=True); c.font=Font(name='Arial',bold=True,size=9)
        v=agg(l); ws.cell(r,3,"Sub total").font=Font(name='Arial',bold=True,size=9); put(r,v,True)
        for cc in range(2,16): ws.cell(r,cc).fill=PatternFill('solid',fgColor='F2F2F2')
        totals.append({"label":"Sub total",**dict(zip(K,v))}); r+=1
    v=agg([x for _,l in D for x in l]); ws.cell(r,2,"ALL HOUSES").font=Font(name='Arial',bold=True,size=10); put(r,v,True)
    for cc in range(2,16): ws.cell(r,cc).border=Border(top=med,bottom=Side(style='double'))
    totals.append({"label":"ALL HOUSES",**dict(zip(K,v))})
    r+=2
    for s in ["Rack = published rate for a 44 week contract. In place = mean of contracts on foot, let beds only.","Averages on the sub total lines: area by rooms, rack by beds, in place by let beds."]:
        ws.cell(r,2,s).font=Font(name='Arial',italic=True,size=8); r+=1
    # side table
    ws.cell(5,17,"Voids by cause"); ws.cell(5,17).font=Font(bold=True); tv=sum(x[1]*x[2]-x[3] for _,l in D for x in l)
    for i,(a,b) in enumerate([("Not yet re-let",tv-6),("Under repair",4),("Staff use",2)]): ws.cell(6+i,17,a); ws.cell(6+i,18,b)
    for i,w in enumerate([2,15,25,7,8,7,7,7,8,9,11,11,13,13,14,3,16,6]): ws.column_dimensions[L(i+1)].width=w
    ws.row_dimensions[5].height=28; ws.row_dimensions[6].height=40; ws.sheet_view.showGridLines=False
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOC(fn))
    save(fn,"UM",K,rows,totals,None,"STUDENT_HOUSING","Australian student rooms workbook, rooms and beds, weekly rent per bed, yearly gross for 44 weeks","rooms beside beds, weekly per-bed rents, merged house cells in first column, grouped headers, side table of voids, m2")

def d9():
    fn="um_telok_offices.xlsx"
    # type, units, let, total nla, let nla, asking psf, passing psf
    D=[("LOW ZONE  (L3 – L9)",[("Below 500 sf",14,13,5908,5486,8.2,7.85),("500 – 999 sf",22,20,15884,14440,7.9,7.42),("1,000 – 1,999 sf",12,11,17172,15741,7.6,7.1),("2,000 sf and above",4,4,10460,10460,7.3,6.65)]),
       ("MID ZONE  (L10 – L17)",[("500 – 999 sf",18,18,13302,13302,8.6,8.05),("1,000 – 1,999 sf",16,13,23984,19487,8.25,7.6),("2,000 – 4,999 sf",7,7,20741,20741,8,7.28),("Whole floor (9,214 sf)",1,1,9214,9214,7.75,6.9)]),
       ("HIGH ZONE  (L18 – L23)",[("1,000 – 1,999 sf",9,8,13725,12200,9.4,8.72),("2,000 – 4,999 sf",6,5,19350,16125,9.1,8.3),("Whole floor (9,214 sf)",2,1,18428,9214,8.9,8.15)]),
       ("PODIUM AND ANCILLARY",[("Medical suites L2",5,5,4365,4365,10.5,9.9),("Business centre L2",1,0,2818,0,7,None),("Storerooms B1",8,6,1216,912,3.5,3.2)])]
    K=["units","pct_units","total_sf","other:NLA (sq ft) Let","other:NLA (sq ft) Void","sf","occupied","vacant","pct_occ","market_sf","market","market_total","actual_sf","actual","actual_total"]
    wb=xlsxwriter.Workbook(DOC(fn)); cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Schedule'); f=wb.add_format
    cv.write(3,1,"TELOK PRIVATE OFFICE FUND",f({'bold':1,'font_size':20})); cv.write(5,1,"Schedule of accommodation – Tanjong Lintang Centre, Singapore"); cv.write(6,1,"As at 30 September 2024. Rents in S$, exclusive of GST, inclusive of service charge."); cv.write(8,1,"Averages per unit are total rent divided by units (asking: all; passing: let)."); cv.set_column(1,1,90)
    H=f({'bold':1,'font_color':'white','bg_color':'#3B5249','align':'center','valign':'vcenter','text_wrap':1,'border':1,'border_color':'#FFFFFF','font_size':9}); Z=f({'bold':1,'bg_color':'#D9E4DD'})
    ws.merge_range('A1:P1',"Tanjong Lintang Centre – units by zone and size band",f({'bold':1,'font_size':13}))
    ws.merge_range(2,0,4,0,"Unit size band",H)
    ws.merge_range(2,1,2,2,"UNITS",H); ws.merge_range(2,3,2,6,"NLA (sq ft)",H); ws.merge_range(2,7,2,9,"OCCUPANCY",H); ws.merge_range(2,10,2,12,"ASKING",H); ws.merge_range(2,13,2,15,"PASSING (let units)",H)
    sub=[("No.",""),("% of","total"),("Total",""),("Let",""),("Void",""),("Average","per unit"),("Let","units"),("Void","units"),("% of","units let"),("S$ psf","per month"),("S$ / unit","per month"),("S$ total","per month"),("S$ psf","per month"),("S$ / unit","per month"),("S$ total","per month")]
    for i,(a,b) in enumerate(sub):
        if b: ws.write(3,1+i,a,H); ws.write(4,1+i,b,H)
        else: ws.merge_range(3,1+i,4,1+i,a,H)
    nf=['0','0.0%','#,##0','#,##0','#,##0;;"-"','#,##0','0','0;;"-"','0.0%','0.00','#,##0','#,##0','0.00','#,##0','#,##0']
    FM=[f({'num_format':n}) for n in nf]; FB=[f({'num_format':n,'bold':1,'top':1}) for n in nf]; FG=[f({'num_format':n,'bold':1,'top':1,'bottom':6,'font_size':12}) for n in nf]
    N=sum(x[1] for _,l in D for x in l)
    def agg(rs):
        u=sum(x[1] for x in rs); l=sum(x[2] for x in rs); a=sum(x[3] for x in rs); al=sum(x[4] for x in rs)
        mt=sum(rnd(x[3]*x[5]) for x in rs); at=sum(rnd(x[4]*x[6]) for x in rs if x[6]) 
        one=len(rs)==1
        return [u,rnd(100*u/N,1),a,al,a-al,rnd(a/u),l,u-l,rnd(100*l/u,1),rs[0][5] if one else rnd(mt/a,2),rnd(mt/u),mt]+([(rs[0][6] if one else rnd(at/al,2)),rnd(at/l),at] if l else [None,None,None])
    r=5; rows=[];totals=[]
    def put(v,FMT):
        d={}
        for j,x in enumerate(v):
            if x is None: continue
            ws.write_number(r,1+j,x/100 if j in(1,8) else x,FMT[j]); d[K[j]]=x
        return d
    for z,l in D:
        ws.merge_range(r,0,r,15,z,Z); r+=1; s=r
        for x in l:
            v=agg([x]); ws.write_string(r,0,"  "+x[0]); rows.append({"type":x[0],**put(v,FM)}); r+=1
        v=agg(l); lab="Zone total" if 'ZONE' in z else "Total podium and ancillary"; ws.write(r,0,lab,f({'bold':1,'top':1})); totals.append({"label":lab,**put(v,FB)})
        for j in (0,2,3,4,6,7,11,14):
            cl=xlsxwriter.utility.xl_col_to_name(1+j); ws.write_formula(r,1+j,f"=SUM({cl}{s+1}:{cl}{r})",FB[j],v[j])
        r+=1
    off=[x for z,l in D[:3] for x in l]; v=agg(off); ws.write(r,0,"Offices L3 – L23",f({'bold':1,'top':1,'italic':1})); totals.append({"label":"Offices L3 – L23",**put(v,FB)}); r+=1
    v=agg([x for _,l in D for x in l]); ws.write(r,0,"BUILDING",f({'bold':1,'top':1,'bottom':6,'font_size':12})); totals.append({"label":"BUILDING",**put(v,FG)}); r+=2
    ws.write(r,0,"Note: business centre L2 is in hand pending fit-out and has no passing rent.",f({'italic':1,'font_size':9}))
    ws.set_column(0,0,27); ws.set_column(1,2,7); ws.set_column(3,6,10); ws.set_column(7,9,8); ws.set_column(10,10,9); ws.set_column(11,12,11); ws.set_column(13,13,9); ws.set_column(14,15,11)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(5,1); ws.activate(); wb.close()
    save(fn,"UM",K,rows,totals,None,"OFFICE","Singapore office schedule by zone and size band, psf per month, asking and passing, cover sheet first","three header rows with groups, repeated band names across zones, cover sheet before the table, an intermediate total of three zones, fifteen number columns, percent stored as fraction")
