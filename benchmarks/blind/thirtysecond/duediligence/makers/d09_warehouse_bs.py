import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter as gl
F="kestrel_logistics_consolidating_bs.xlsx"
def make():
    s=St(5,0,False)
    def a(k,l,i,ii,h,el=0): s.line(k,l,[i,ii,h,el,i+ii+h+el])
    s.head("Assets"); s.head("Real estate:")
    a("a1","Land",4210000,2875000,0); a("a2","Buildings and improvements",21864350,14307120,0); a("a3","Tenant improvements",1142618,688940,0); a("a4","Construction in progress",0,412775,0); a("a5","Less accumulated depreciation",-5318204,-2410667,0)
    s.sub("re","Real estate, net",["a1","a2","a3","a4","a5"])
    a("b1","Cash and cash equivalents",618402,287915,1044260); a("b2","Restricted cash",402118,164300,0); a("b3","Tenant receivables, net",87416,143208,0); a("b4","Straight-line rent receivable",514880,226190,0); a("b5","Due from affiliates",0,0,735000,-735000); a("b6","Investment in subsidiaries",0,0,12488310,-12488310); a("b7","Deferred leasing costs, net",306244,275901,0); a("b8","Prepaid expenses and other assets",64117,39860,18205)
    s.tot("ta","Total assets",["re"]+["b%d"%i for i in range(1,9)])
    s.head("Liabilities and partners' capital"); s.head("Liabilities:")
    a("c1","Mortgage notes payable, net",14902118,9466205,0); a("c2","Line of credit",0,0,1500000); a("c3","Accounts payable and accrued expenses",318640,271455,96820); a("c4","Accrued real estate taxes",412200,238150,0); a("c5","Due to affiliates",385000,350000,0,-735000); a("c6","Tenant deposits and prepaid rents",284365,186040,0); a("c7","Distributions payable",0,0,225000)
    s.tot("tl","Total liabilities",["c%d"%i for i in range(1,8)])
    v=lambda k:s.rows[s.ix[k]]["v"]
    eq=[v("ta")[i]-v("tl")[i] for i in range(5)]
    s.head("Partners' capital:")
    inv=12488310; e1,e2=eq[0],eq[1]; nci=e1+e2-inv
    # subs' members' equity eliminated except noncontrolling interest
    a("d1","General partner",0,0,int(eq[2]*.01)); a("d2","Limited partners",0,0,eq[2]-int(eq[2]*.01)); a("d3","Members' equity of subsidiaries",e1,e2,0,-(e1+e2)); a("d4","Noncontrolling interest",0,0,0,nci)
    s.tot("te","Total partners' capital",["d1","d2","d3","d4"]); s.tot("tle","Total liabilities and partners' capital",["tl","te"])
    assert v("ta")==v("tle"),(v("ta"),v("tle"))
    cols=["Kestrel I LLC","Kestrel II LLC","Kestrel Holdings LP","Eliminations","Consolidated"]
    st,bad=s.truth(cols,dict(total_assets="ta",total_liabilities="tl",total_equity="te"),title="Consolidating Balance Sheet",prop="Kestrel Logistics Holdings, LP and Subsidiaries",to="2025-03-31",sheet="CBS 3-31-25")
    wb=Workbook(); ws=wb.active; ws.title="CBS 3-31-25"; ws.sheet_view.showGridLines=False
    n=Font(name="Book Antiqua",size=10); b=Font(name="Book Antiqua",size=10,bold=True)
    ws["A1"]="Kestrel Logistics Holdings, LP and Subsidiaries"; ws["A2"]="Consolidating Balance Sheet (unaudited)"; ws["A3"]="March 31, 2025"
    for i in(1,2,3): ws.cell(i,1).font=b
    X=[3,5,7,9,11]
    for x,(p,q) in zip(X,[("Kestrel I","LLC"),("Kestrel II","LLC"),("Kestrel","Holdings LP"),("","Eliminations"),("","Consolidated")]):
        for r,t in((5,p),(6,q)): c=ws.cell(r,x,t or None); c.font=b; c.alignment=Alignment(horizontal="right")
        ws.cell(6,x).border=Border(bottom=Side(style="thin"))
    r=8; dol=("a1","ta","c1","tle")
    for q in s.rows:
        T=q["typ"]; c=ws.cell(r,1,q["label"]); c.font=b if T in("HEADING","TOTAL") else n
        c.alignment=Alignment(indent=0 if (T=="HEADING" and not q["label"].endswith(":")) or T=="TOTAL" else (1 if T in("HEADING","SUBTOTAL") else 2))
        if q["v"]:
            for j,x in enumerate(X):
                d=ws.cell(r,x,q["v"][j]); d.font=n if T!="TOTAL" else b; D='"$"* ' if q["key"] in dol else ""
                d.number_format=f'{D}#,##0_);{D}(#,##0);{D}0_)'
                if T in("SUBTOTAL","TOTAL"): d.border=Border(top=Side(style="thin"),bottom=Side(style="double") if q["key"]in("ta","tle") else None)
        r+=1
        if T in("TOTAL","SUBTOTAL"): r+=1
    ws.cell(r+1,1,"See accompanying notes to the interim financial information.").font=Font(name="Book Antiqua",size=9,italic=True)
    ws.column_dimensions["A"].width=42
    for i in range(2,12): ws.column_dimensions[gl(i)].width=1.5 if i%2==0 else 15
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOCS/F)
    return save(F,st,"WAREHOUSE","BALANCE_SHEET","consolidating columns with eliminations, spacer columns, two-line headers"),bad
