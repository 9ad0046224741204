from common import *
from fpdf import FPDF
F="Wharfedale_Court_Tenancy_Schedule_Sept25.pdf"
def run():
    R=random.Random(4303)
    def d(s): return dt.datetime.strptime(s,"%d/%m/%Y").date()
    # demise, tenant, nia, start, expiry, break, review, passing, uplift(date,amt), deposit, rv, comments
    S=[("RETAIL – 2-18 MARKET ROW",[
     ("Unit 1, 2 Market Row","Brackenby Outdoor Ltd (guarantor: Brackenby Holdings Ltd)",1842,"25/03/2019","24/03/2029","","25/03/2024",62500,None,15625,48250,"2024 review settled at nil uplift; memorandum to be completed."),
     ("Unit 2, 4 Market Row","Pollard & Finch (Bakers) Ltd",1120,"24/06/2021","23/06/2031","24/06/2026","24/06/2026",38000,None,9500,31000,"Tenant break on 6 months' notice. No notice served."),
     ("Unit 3, 6 Market Row","VACANT",965,None,None,"","",None,None,None,26500,"Quoting £32,000 pax. Terms agreed with a café operator, not yet exchanged."),
     ("Unit 4, 8 Market Row","Ottoline Eyewear Ltd",1010,"29/09/2023","28/09/2033","29/09/2028","29/09/2028",36000,("29/09/2026",38500),9000,27750,"Stepped rent for years 3 to 5."),
     ("Unit 5, 10-12 Market Row","Ramshorn Stores plc t/a Ramshorn Local",3987,"11/11/2014","10/11/2029","","11/11/2024",98750,None,None,71000,"2024 review outstanding, landlord's trigger notice served."),
     ("Unit 6, 14 Market Row","Little Wren Nursery Goods Ltd",1275,"01/02/2022","31/01/2027","","",31500,None,7875,29500,"Outside the 1954 Act. Deposit held in designated account."),
     ("Unit 7, 16 Market Row","Mersea Fish Bar (Partnership)",880,"25/12/2009","24/12/2024","","",24000,None,0,22250,"Holding over; s.25 notice in preparation."),
     ("Unit 8, 18 Market Row","The Clover Trust (charity shop)",1405,"05/07/2024","04/07/2029","05/07/2027","",0,("05/01/2026",22000),None,30500,"Rent free until 4 January 2026.")]),
    ("OFFICES – WHARFEDALE COURT",[
     ("Ground Floor North","Halliwick Surveyors LLP",2760,"01/09/2020","31/08/2030","01/09/2025","01/09/2025",55200,None,13800,38500,"Break not exercised. Review under negotiation (LL £24.00 psf)."),
     ("Ground Floor South","Nettlebed Software Ltd",2315,"13/05/2024","12/05/2029","13/05/2027","",47457,("13/05/2026",49772),23728.50,33000,"Deposit equal to six months' rent."),
     ("First Floor North","VACANT (under refurbishment)",2760,None,None,"","",None,None,None,37000,"Works complete January 2026. Empty rates from December."),
     ("First Floor South","Cask & Compass Travel Ltd",2298,"24/06/2018","23/06/2028","","24/06/2023",45960,None,11490,32750,""),
     ("Second Floor","Tolland Pensions Administration Ltd (guarantor: Tolland Group Inc.)",5105,"01/01/2022","31/12/2031","01/01/2027","01/01/2027",112310,None,None,69500,"Dilapidations capped by schedule of condition."),
     ("Third Floor Suite A","Iver & Moss Solicitors",1490,"15/04/2025","14/04/2030","15/04/2028","",35015,("15/04/2027",36505),8753.75,21500,""),
     ("Third Floor Suite B","Larkholme Recruitment Ltd",1366,"22/08/2022","21/08/2027","","",30735,None,7683.75,19750,"")]),
    ("OTHER INCOME",[
     ("Roof (mast)","Celltrax UK Ltd",None,"01/06/2016","31/05/2026","","",11250,None,None,None,"Code agreement; renewal terms sought at lower rent."),
     ("External wall, 10 Market Row","Ramshorn Stores plc (ATM)",None,"11/11/2014","10/11/2029","","",3000,None,None,None,""),
     ("Car park, 22 spaces","Various office occupiers (licences)",None,None,None,"","",19800,None,None,None,"£900 per space pa.")])]
    p=FPDF("L","mm","A3"); p.set_auto_page_break(False)
    hd=["Demise","Tenant","NIA\n(sq ft)","Lease\nStart","Lease\nExpiry","Tenant\nBreak","Rent\nReview","Passing Rent\n(£ pa)","£ psf","Fixed Uplift","Rent Deposit\n(£)","RV\n(2023 List)","Remarks"]
    wd=[40,52,16,21,21,21,21,25,14,32,24,20,88]
    al=["L","L","R","C","C","C","C","R","R","L","R","R","L"]
    pg=[0]
    def new():
        p.add_page(); pg[0]+=1
        p.set_font("Times","B",15); p.set_xy(12,12); p.cell(0,7,"Wharfedale Court and 2-18 Market Row, Skelbrough")
        p.set_font("Times","I",11); p.set_xy(12,19); p.cell(0,6,"Tenancy and Accommodation Schedule as at 29 September 2025")
        p.set_font("Times","B",9); p.set_fill_color(40,60,50); p.set_text_color(255); x=12
        for h,w,a in zip(hd,wd,al):
            p.set_xy(x,28); p.cell(w,11,"",fill=True); p.set_xy(x,28.8); p.multi_cell(w,4.6,h,align="C" if a!="L" else "L"); x+=w
        p.set_text_color(0)
        p.set_font("Times","",8); p.set_xy(12,285); p.cell(0,5,"Subject to contract. Areas are net internal. All rents exclusive of VAT. This schedule is prepared for information only."); p.set_xy(360,285); p.cell(45,5,f"Page {pg[0]}",align="R")
        return 41
    y=new(); rows=[]; gt=0; ga=0;cnt=[0,0,0]
    L1=lambda s:s.replace("–","-")
    for sec,items in S:
        if y>235: y=new()
        p.set_font("Times","B",10); p.set_fill_color(222,230,224); p.set_xy(12,y); p.cell(sum(wd),6.5,L1(sec),fill=True); y+=8
        st=0;sa=0
        for q in items:
            dm,t,nia,s,e,bk,rv,pr,up,dep,rat,com=q
            vals=[dm,t,f"{nia:,}" if nia else "",s or "",e or "",bk,rv,(f"{pr:,.0f}" if pr is not None else ""),(f"{pr/nia:.2f}" if pr and nia else ""),(f"£{up[1]:,} pa from {up[0]}" if up else ""),(f"{dep:,.2f}" if dep is not None else ""),f"{rat:,}" if rat else "",com]
            p.set_font("Times","",9); x=12; hmax=0
            n=max(len(p.multi_cell(w,4.4,L1(v),dry_run=True,output="LINES")) for w,v in zip(wd,vals) if v)
            if y+n*4.4+3>278: y=new()
            for w,v,a in zip(wd,vals,al):
                p.set_font("Times","B" if v.startswith("VACANT") else "",9)
                p.set_xy(x,y); p.multi_cell(w,4.4,L1(v),align=a); x+=w
            y+=n*4.4+1.2; p.set_draw_color(180); p.line(12,y,12+sum(wd),y); y+=1.4
            other=sec.startswith("OTHER"); v=t.startswith("VACANT")
            rows.append(dict(unit=dm,tenantName=None if v else t,area=nia,statusText=t if v else "Occupied",section=L1(sec),annualRent=pr,leaseStartDate=iso(d(s)) if s else None,leaseEndDate=iso(d(e)) if e else None,deposit=dep,rentSteps=[{"date":iso(d(up[0])),"amount":up[1],"per":"year"}] if up else None))
            if not other: cnt[0]+=1; cnt[2 if v else 1]+=1
            st+=pr or 0; sa+=nia or 0
        p.set_font("Times","B",9.5); p.set_xy(12,y); p.cell(92,5,"Sub-total "+L1(sec).split(" - ")[0].title(),align="L"); p.set_xy(12+92,y); p.cell(16,5,f"{sa:,}" if sa else "",align="R"); p.set_xy(12+sum(wd[:7]),y); p.cell(25,5,f"{st:,}",align="R"); y+=8; gt+=st; ga+=sa
    p.set_draw_color(0); p.line(12,y-1,12+sum(wd),y-1)
    p.set_font("Times","B",11); p.set_xy(12,y); p.cell(92,6,"TOTAL"); p.set_xy(104,y); p.cell(16,6,f"{ga:,}",align="R"); p.set_xy(12+sum(wd[:7]),y); p.cell(25,6,f"{gt:,}",align="R")
    p.set_creation_date(dt.datetime(2025,10,1,tzinfo=dt.timezone.utc)); p.output(str(DOCS/F))
    return save(F,"MIXED_USE","UK tenancy schedule A3 landscape, wrapped cells, annual rents, fixed uplifts",False,dict(propertyName="Wharfedale Court and 2-18 Market Row, Skelbrough",asOnDate="2025-09-29",units=cnt[0],occupied=cnt[1],vacant=cnt[2],rows=rows))
if __name__=="__main__": print(run())
