import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill

# ------------------------------------------------------------------ UM1 suite unit type summary xlsx
def um1():
    R=random.Random(4421); name='UnitTypeSummary_corvane_20260630'
    T=[("Studio",[("cv-s1","Aster Studio",0,1,498,18,1295),("cv-s2","Aster Studio w/ Den",0,1,561,6,1370)]),
       ("One Bedroom",[("cv-a1","Briar 1x1",1,1,684,48,1485),("cv-a1r","Briar 1x1 Renovated",1,1,684,22,1640),("cv-a2","Briar 1x1 Balcony",1,1,712,30,1540),("cv-a3","Cedar 1x1 Den",1,1.5,838,12,1725)]),
       ("Two Bedroom",[("cv-b1","Dogwood 2x1",2,1,921,24,1795),("cv-b2","Dogwood 2x2",2,2,1014,44,1890),("cv-b2r","Dogwood 2x2 Renovated",2,2,1014,16,2085),("cv-b3","Elm 2x2 Corner",2,2,1103,12,2040),("cv-b2x","Dogwood 2x2 Model/Office",2,2,1014,1,1890)]),
       ("Three Bedroom",[("cv-c1","Fennel 3x2",3,2,1288,14,2360),("cv-c2","Fennel 3x2 Townhome",3,2.5,1466,8,2615)])]
    keys=['units','occupied','vacant','pct_occ','beds','baths','sf','total_sf','market','market_total','actual','actual_total','ltl']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Report1"
    F=lambda **k: Font(name="Verdana",size=8,**k)
    hdr=[("Unit","Type",""),("Description","",""),("Total","Units",""),("Occup.","Units",""),("Vacant","Units",""),("Percent","Occupied",""),("Bed-","rooms",""),("Bath-","rooms",""),("Average","Sq Ft","/ Unit"),("Total","Sq Ft",""),("Average","Market","Rent"),("Total","Market","Rent"),("Average","Lease","Rent"),("Total","Lease","Rent"),("Loss /","(Gain)","to Lease")]
    for r,t in ((1,"Unit Type Summary"),(2,"Property: Corvane at Millrace (corvane)"),(3,"As Of: 06/30/2026")):
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); x=ws.cell(r,1,t); x.font=F(bold=True); x.alignment=Alignment(horizontal="center")
    for c,h in enumerate(hdr,1):
        for k in range(3):
            x=ws.cell(5+k,c,h[k] or None); x.font=F(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="44546A"); x.alignment=Alignment(horizontal="left" if c<3 else "right")
    fm={'pct_occ':'0.0%','baths':'0.0','sf':'#,##0','total_sf':'#,##0','market':'#,##0.00','market_total':'#,##0.00','actual':'#,##0.00','actual_total':'#,##0.00','ltl':'#,##0.00;(#,##0.00)'}
    r=8; rows=[]; tots=[]; planted=None; G=[0]*6
    def put(r,lab,desc,row,bold=False):
        ws.cell(r,1,lab).font=F(bold=bold); ws.cell(r,2,desc).font=F(bold=bold)
        for c,k in enumerate(keys,3):
            if k in row:
                x=ws.cell(r,c,row[k]); x.font=F(bold=bold); x.number_format=fm.get(k,'0')
                if bold: x.border=Border(top=Side(style="thin"))
    def tot(lab,s):
        u,o,sf,m,a,mo=s
        # market over all units, lease over occupied units; loss to lease on occupied units only
        return dict(label=lab,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u,3),sf=round(sf/u),total_sf=sf,market=round(m/u/100,2),market_total=d(m),actual=round(a/o/100,2),actual_total=d(a),ltl=d(mo-a))
    for sec,L in T:
        x=ws.cell(r,1,sec); x.font=F(bold=True,italic=True); r+=1; s=[0]*6
        for code,desc,bd,ba,sf,u,mk in L:
            o=0 if u==1 else max(1,u-R.choice([0,1,1,2,3])*(1 if u<30 else 2)); m=mk*u*100
            a=sum(int(mk*R.uniform(.9,1.025)) for _ in range(o))*100
            row=dict(type=code,desc=desc,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u,3),beds=bd,baths=ba,sf=sf,total_sf=sf*u,market=float(mk),market_total=d(m),ltl=d(mk*o*100-a))
            if o: row['actual']=round(a/o/100,2)
            else: row['actual']=0.0
            row['actual_total']=d(a)
            put(r,code,desc,row); rows.append(row); r+=1
            s=[p+q for p,q in zip(s,[u,o,sf*u,m,a,mk*o*100])]
        t=tot(f"Total {sec}",s); put(r,t['label'],None,t,True); tots.append(t); r+=2; G=[p+q for p,q in zip(G,s)]
    t=tot("Property Total",G); true=t['units']; t['units']=true+4
    planted={"what":f"Property Total prints {true+4} units; the types, subtotals and occupied + vacant make {true}","kind":"count_wrong"}
    put(r,t['label'],None,t,True); tots.append(t)
    ws.cell(r+2,1,"Average lease rent is over occupied units. Loss to lease compares occupied units at market against lease rent.").font=F(italic=True)
    for c,w in zip("ABCDEFGHIJKLMNO",[19,26,8,8,8,10,7,7,9,10,10,13,10,13,11]): ws.column_dimensions[c].width=w
    ws.freeze_panes="C8"; ws.sheet_view.showGridLines=False
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(f"{DOC}/{name}.xlsx"); truth(name,'UM',keys,rows,tots,planted)

# ------------------------------------------------------------------ UM2 self storage PDF
def um2():
    R=random.Random(4422); name='TriCounty_Storage_size_mix'
    pdfmetrics.registerFont(TTFont('DS','/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf')); pdfmetrics.registerFont(TTFont('DSB','/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf'))
    keys=['market','sf','units','occupied','vacant','other:Off Line','pct_occ','total_sf','market_total','actual_total','actual','market_sf']
    T=[("CLIMATE CONTROLLED",[("C0404",4,4,22,29),("C0505",5,5,46,44),("C0510",5,10,88,76),("C0710",7.5,10,34,98),("C1010",10,10,92,129),("C1015",10,15,41,168),("C1020",10,20,20,209),("C1030",10,30,6,285)]),
       ("DRIVE-UP / NON CLIMATE",[("D0510",5,10,60,58),("D0515",5,15,18,74),("D1010",10,10,114,96),("D1015",10,15,72,127),("D1020",10,20,66,154),("D1025",10,25,24,182),("D1030",10,30,31,211),("D1230",12,30,10,239)]),
       ("OUTSIDE PARKING",[("P0920",9,20,26,55),("P1030",10,30,38,80),("P1240",12,40,14,115)])]
    W,H=842,595; c=canvas.Canvas(f"{DOC}/{name}.pdf",pagesize=(W,H),invariant=1)
    c.setFont('DSB',12); c.drawString(40,H-40,"Tri-County Mini Storage - Site 0003 Oxbow"); c.setFont('DS',8); c.drawString(40,H-53,"SIZE MIX & OCCUPANCY      Closed day: 30-JUN-2026      Currency: USD"); c.drawRightString(W-40,H-40,"StowMaster 6.2   rpt 14")
    X=[206,246,286,330,370,408,452,510,592,664,722,796]
    for lab,x0,x1 in(("SPACES",255,410),("MONTHLY RENT",530,724)):
        c.setFont('DSB',7.5); c.drawCentredString((x0+x1)/2,H-76,lab); c.setLineWidth(.5); c.line(x0,H-79,x1,H-79)
    for x,(a,b) in zip(X,[("Street","Rate"),("Sq Ft","Each"),("","Total"),("","Rented"),("","Vacant"),("Off","Line"),("Pct","Rented"),("Area","Sq Ft"),("Gross","Potential"),("Rented","At Actual"),("Avg","Actual"),("Street $","/Sq Ft/Mo")]): c.drawRightString(x,H-88,a); c.drawRightString(x,H-97,b)
    c.drawString(40,H-97,"Class"); c.drawString(84,H-97,"Dimensions"); c.line(38,H-101,W-38,H-101)
    y=H-114; rows=[]; tots=[]; G=[0]*7
    def fmt(k,v):
        if v is None: return ''
        return {'pct_occ':f"{v:.1f}",'market':f"{v:.2f}",'market_sf':f"{v:.3f}",'actual':f"{v:.2f}",'market_total':f"{v:,.2f}",'actual_total':f"{v:,.2f}",'sf':f"{v:g}",'total_sf':f"{v:,g}"}.get(k,f"{v}")
    def line(row,font):
        c.setFont(font,7.8)
        for x,k in zip(X,keys): c.drawRightString(x,y,fmt(k,row.get(k)))
    def tot(lab,s):
        u,o,v,off,a,m,ac=s
        return {'label':lab,'units':u,'occupied':o,'vacant':v,'other:Off Line':off,'pct_occ':round(o/u*100,1),'total_sf':a,'market_total':d(m),'actual_total':d(ac),'actual':round(ac/o/100,2)}
    for sec,L in T:
        c.setFont('DSB',8); c.drawString(40,y,sec); y-=12.5; s=[0]*7
        for code,w,l,u,rt in L:
            off=R.choice([0,0,0,1,2]) if u>20 else 0; vac=min(u-off-1,R.randint(0,max(2,u//6))); o=u-off-vac
            a=w*l; ac=sum(int(rt*R.uniform(.82,1.12)) for _ in range(o))*100
            row={'type':code,'desc':f"{w:g} x {l:g}",'market':float(rt),'sf':a,'units':u,'occupied':o,'vacant':vac,'other:Off Line':off,'pct_occ':round(o/u*100,1),'total_sf':a*u,'market_total':float(rt*u),'actual_total':d(ac),'actual':round(ac/o/100,2),'market_sf':round(rt/a+1e-9,3)}
            c.setFont('DS',7.8); c.drawString(48,y,code); c.drawString(88,y,row['desc']); line(row,'DS'); rows.append(row); y-=12
            s=[p+q for p,q in zip(s,[u,o,vac,off,a*u,rt*u*100,ac])]
        c.setLineWidth(.3); c.line(255,y+9,W-100,y+9)
        t=tot(f"Subtotal {sec}",s); c.setFont('DSB',7.2); c.drawString(48,y,t['label']); line(t,'DSB'); tots.append(t); y-=20; G=[p+q for p,q in zip(G,s)]
    t=tot("SITE TOTAL",G); c.setLineWidth(.8); c.line(38,y+10,W-38,y+10); c.setFont('DSB',8); c.drawString(40,y,"SITE TOTAL"); line(t,'DSB'); tots.append(t)
    c.setFont('DS',7); c.drawString(40,y-22,"Off Line = damaged, company use or resident manager. Gross potential = street rate x all spaces. Percent rented is by count of all spaces.")
    c.drawCentredString(W/2,20,"- 1 -"); c.save(); print('um2 y',y)
    for r in rows: assert r['occupied']+r['vacant']+r['other:Off Line']==r['units']
    truth(name,'UM',keys,rows,tots)

# ------------------------------------------------------------------ UM3 LIHTC senior, hand-kept workbook
def um3():
    R=random.Random(4423); name='Marigold Court rents 2026 (tax credit)'
    keys=['ami','beds','baths','sf','units','pct_units','gross','ua','net','actual','actual_total']
    T=[("1A","Marigold",1,1,612,[(.30,6,0),(.50,14,0),(.60,22,0)],[545,909,1091],74),("1B","Marigold ADA",1,1,640,[(.30,2,0),(.50,4,0)],[545,909],74),
       ("2A","Larkspur",2,1,805,[(.30,3,0),(.50,9,0),(.60,12,0)],[654,1090,1309],96),("2B","Larkspur end",2,1.5,846,[(.50,4,0),(.60,6,0)],[1090,1309],96)]
    wb=openpyxl.Workbook(); cv=wb.active; cv.title="Notes"; ws=wb.create_sheet("Rent Schedule")
    cv["A1"]="Marigold Court Senior Residences"; cv["A1"].font=Font(name="Georgia",size=14,bold=True)
    for i,t in enumerate(["HFA project no. 09-1147, placed in service 2011, 3 buildings w/ elevator","2026 limits used from 4/1/2026. Utility allowance = PHA schedule eff. 1/1/2026 (electric only).","Rent schedule on next tab. Manager lives on site (2 bedroom, not restricted).","Rick, turnover file for new agent 6/30/26"],3): cv.cell(i,1,t).font=Font(name="Georgia",size=11)
    cv.column_dimensions["A"].width=90
    F=lambda **k: Font(name="Georgia",size=10,**k); tb=Border(bottom=Side(style="hair"))
    ws["B2"]="MARIGOLD COURT - RENT SCHEDULE BY SET-ASIDE"; ws["B2"].font=F(bold=True,size=None) if False else Font(name="Georgia",size=13,bold=True)
    ws["B3"]="effective April 1, 2026"; ws["B3"].font=F(italic=True)
    ws.merge_cells("B5:C5"); ws["B5"]="Unit"; ws.merge_cells("D5:E5"); ws["D5"]="Floor plan"; ws.merge_cells("I5:I6"); 
    heads=["Plan","Name","% AMI","BR","BA","Net Sq. Ft.","# Units","% of Units","Max Gross Rent","Utility Allow.","Max Net Rent","Rent Charged","Monthly Rent"]
    ws.unmerge_cells("B5:C5"); ws.unmerge_cells("D5:E5"); ws.unmerge_cells("I5:I6"); ws["B5"]=None; ws["D5"]=None
    for a,b,t in (("B","C","FLOOR PLAN"),("D","I","SET-ASIDE & COUNT"),("J","L","PROGRAM LIMITS"),("M","N","IN PLACE")):
        ws.merge_cells(f"{a}5:{b}5"); x=ws[f"{a}5"]; x.value=t; x.font=F(bold=True,color="FFFFFF"); x.fill=PatternFill("solid",fgColor="7F6000"); x.alignment=Alignment(horizontal="center")
    for c,h in enumerate(heads,2):
        x=ws.cell(6,c,h); x.font=F(bold=True); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); x.border=Border(bottom=Side(style="medium"))
    fm={'ami':'0%','pct_units':'0.0%','gross':'$#,##0','ua':'$#,##0','net':'$#,##0','actual':'$#,##0','actual_total':'$#,##0','baths':'0.0'}
    tu=sum(u for *_,L,g,ua in T for _,u,_ in L)+1
    r=7; rows=[]; tots=[]; G=[0,0]; items=[]
    for br in (1,2):
        s=[0,0]
        for code,nm,b,ba,sf,L,g,ua in [t for t in T if t[2]==br]:
            for i,((ami,u,_),gr) in enumerate(zip(L,g)):
                net=gr-ua; act=net if ami<.5 else net-R.choice([0,15,24,38,52])
                row=dict(type=code,desc=nm,ami=ami,beds=b,baths=ba,sf=sf,units=u,pct_units=round(u/tu,3),gross=gr,ua=ua,net=net,actual=act,actual_total=act*u)
                ws.cell(r,2,code).font=F(); ws.cell(r,3,nm).font=F()
                for c,k in enumerate(keys,4): x=ws.cell(r,c,row[k]); x.font=F(); x.number_format=fm.get(k,'#,##0'); x.border=tb
                rows.append(row); s[0]+=u; s[1]+=act*u; r+=1
        if br==2:
            row=dict(type="2M",desc="Manager (exempt)",beds=2,baths=1,sf=805,units=1,pct_units=round(1/tu,3),actual=0,actual_total=0)
            ws.cell(r,2,"2M").font=F(); ws.cell(r,3,row['desc']).font=F()
            for c,k in enumerate(keys,4):
                x=ws.cell(r,c,row.get(k,'-')); x.font=F(); x.number_format=fm.get(k,'#,##0'); x.border=tb; 
                if k not in row: x.alignment=Alignment(horizontal="right")
            rows.append(row); s[0]+=1; r+=1
        t=dict(label=f"{br} Bedroom",units=s[0],pct_units=round(s[0]/tu,3),actual_total=s[1]); tots.append(t)
        ws.cell(r,2,t['label']).font=F(bold=True,italic=True)
        for c,k in enumerate(keys,4):
            x=ws.cell(r,c,t.get(k)); x.font=F(bold=True,italic=True); x.number_format=fm.get(k,'#,##0'); x.fill=PatternFill("solid",fgColor="FFF2CC")
        r+=2; G=[a+b for a,b in zip(G,s)]
    t=dict(label="All units",units=G[0],pct_units=1.0,actual_total=G[1]); tots.append(t); assert G[0]==tu
    ws.cell(r,2,t['label']).font=F(bold=True)
    for c,k in enumerate(keys,4):
        x=ws.cell(r,c,t.get(k)); x.font=F(bold=True); x.number_format=fm.get(k,'#,##0'); x.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    ws.cell(r+2,2,"30% units are charged the max. Rents drawn down where the waitlist is thin.").font=F(italic=True)
    ws.column_dimensions["A"].width=2
    for c,w in zip("BCDEFGHIJKLMN",[11,18,8,6,6,9,8,9,11,10,10,10,12]): ws.column_dimensions[c].width=w
    ws.row_dimensions[6].height=30
    ws["P7"]="last yr ua"; ws["P8"]=71; ws["P9"]=93; ws.column_dimensions["P"].hidden=True
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.active=1; cv.sheet_view.tabSelected=False
    wb.save(f"{DOC}/{name}.xlsx"); print('um3',tu,len(rows)); truth(name,'UM',keys,rows,tots)

if __name__=='__main__':
    um1(); um2(); um3()
