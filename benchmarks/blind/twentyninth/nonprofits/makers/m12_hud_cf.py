"""Direct-method cash flow of a HUD-insured assisted-living project with S1200 account numbers, a few blank columns and merged headings, beginning on row 9 of the second sheet (openpyxl)."""
from book import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter
import datetime
s=St("Statement of Cash Flows","Prairie Rose Assisted Living","2024-01-01","2024-12-31",["12/31/2024","12/31/2023"],sheet="CF")
H=lambda l,lv: s.head(l,lv=lv)
def L(c,l,a,b,lv=2): return s.line(l,[a,b],c,lv=lv)
H("Cash flows from operating activities",0); H("Receipts:",1)
a=[L("S1200-010","Rental receipts",412608,398214),L("S1200-020","Interest receipts",7316,5204),L("S1200-030","Other operating receipts - assisted living services",1286440,1218905),L("S1200-030","Other operating receipts - Medicaid waiver",318227,291060)]
tr=s.total("Total receipts",a,"S1200-040",lv=1)
H("Disbursements:",1)
a=[L("S1200-050","Administrative",-148822,-140376),L("S1200-070","Management fee",-101230,-96004),L("S1200-090","Utilities",-118476,-112935),L("S1200-100","Salaries and wages",-806144,-768290),L("S1200-110","Operating and maintenance",-97380,-104216),L("S1200-115","Dietary, nursing and resident care",-242918,-231402),L("S1200-120","Real estate taxes",0,0),L("S1200-140","Property insurance",-48810,-39665),L("S1200-150","Miscellaneous taxes and insurance",-86412,-80954),L("S1200-160","Tenant security deposits",-1850,2200),L("S1200-170","Other operating disbursements",-6240,0),L("S1200-180","Interest on mortgage",-139622,-144087),L("S1200-210","Mortgage insurance premium",-21864,-22441),L("S1200-220","Miscellaneous financial",-1275,-1190)]
td=s.total("Total disbursements",a,"S1200-230",lv=1)
op=s.total("Net cash provided by operating activities",[tr,td],"S1200-240",kind="TOTAL",lv=0)
H("Cash flows from investing activities",0)
a=[L("S1200-245","Net withdrawals from (deposits to) mortgage escrow account",-5117,2940,1),L("S1200-250","Net withdrawals from (deposits to) the replacement reserve account",-38254,-51316,1),L("S1200-255","Net withdrawals from (deposits to) other reserves - MIRA / residual receipts",None,-24600,1),L("S1200-330","Net purchases of fixed assets",-71590,-28845,1)]
iv=s.total("Net cash used in investing activities",a,"S1200-350",kind="TOTAL",lv=0)
H("Cash flows from financing activities",0)
a=[L("S1200-360","Principal payments - first mortgage",-88416,-84103,1),L("S1200-365","Proceeds from sponsor loan",40000,None,1),L("S1200-370","Principal payments on loans or notes payable",-12000,-12000,1),L("S1200-430","Surplus cash distributions to sponsor",None,-30000,1)]
fi=s.total("Net cash used in financing activities",a,"S1200-460",kind="TOTAL",lv=0)
nd=s.total("Net increase (decrease) in cash and cash equivalents",[op,iv,fi],"S1200-470",kind="TOTAL",key="net_cash_flow",lv=0)
n=s.rows[nd]["values"]; e23=187340
bg=L("S1200-480","Cash and cash equivalents, beginning of period",e23,e23-n[1],0)
en=s.total("Cash and cash equivalents, end of period",[nd,bg],"S1200T",kind="TOTAL",lv=0)
H("Reconciliation of net income to net cash provided by operating activities",0)
N=[-20318,11764]
ni=L("3250","Net profit (loss)",N[0],N[1],1)
H("Adjustments:",1)
V=lambda i:s.rows[i]["values"]
x=[("S1200-490","Depreciation",201355,198640),("6610","Amortization of debt issuance costs",3120,3120),("S1200-500","Decrease (increase) in resident accounts receivable",-8944,2117),("S1200-520","Decrease (increase) in prepaid expenses",-1480,-865),("S1200-530","Decrease (increase) in cash restricted for tenant security deposits",-1300,1950),("S1200-540","Increase (decrease) in accounts payable",None,None),("S1200-560","Increase (decrease) in accrued liabilities",5210,-3318),("S1200-570","Increase (decrease) in accrued interest payable",-402,-386),("S1200-580","Increase (decrease) in tenant security deposits held in trust",-550,250),("S1200-590","Increase (decrease) in prepaid revenue",2745,-1186)]
pl=[V(op)[k]-N[k]-sum((q[2+k] or 0) for q in x) for k in (0,1)]
a=[L(c,l,*( (p_,q_) if c!="S1200-540" else pl)) for c,l,p_,q_ in x]
ta=s.total("Total adjustments",a,None,lv=1)
s.total("Net cash provided by operating activities",[ni,ta],"S1200-610",kind="TOTAL",lv=0)
print("AP change",pl, V(op))
wb=Workbook(); cv=wb.active; cv.title="Cover"; cv["B3"]="Prairie Rose Assisted Living"; cv["B4"]="HUD Project No. 118-22087 (Section 232)"; cv["B6"]="Supporting data for REAC FASS electronic submission"; cv["B8"]="Preparer: Halvorsen & Pike, CPAs"; cv["B9"]="Fiscal year end"; cv["C9"]=datetime.date(2024,12,31)
cv["B3"].font=Font(name="Cambria",size=16,bold=True); cv.column_dimensions["B"].width=44; cv.column_dimensions["C"].width=14
w=wb.create_sheet("CF"); wb.active=1; f=lambda **k: Font(name="Cambria",size=k.pop("size",10),**k)
w["B2"]="PRAIRIE ROSE ASSISTED LIVING"; w["B3"]="HUD Project No. 118-22087"; w["B4"]="STATEMENT OF CASH FLOWS"; w["B5"]="Years Ended December 31, 2024 and 2023"
for q in range(2,6): w.merge_cells(start_row=q,start_column=2,end_row=q,end_column=8); w.cell(q,2).alignment=Alignment(horizontal="center"); w.cell(q,2).font=f(bold=q in(2,4),size=12 if q in(2,4) else 10)
# label in B..D (by level), E code, F gap, G amount, H prior
w["E7"]="HUD"; w["E8"]="Acct. No."; w["G8"]=datetime.date(2024,12,31); w["H8"]=datetime.date(2023,12,31)
for q in ("E7","E8","G8","H8"): w[q].font=f(bold=True); w[q].alignment=Alignment(horizontal="center")
for q in ("G8","H8"): w[q].number_format="mm/dd/yyyy"; w[q].border=Border(bottom=Side(style="thin"))
A_='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'; C_='_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
r=9
for i,q in enumerate(s.rows):
    k=q["rowType"]; lv=q["_x"]["lv"]
    if k=="HEADING" and lv==0 and i: r+=1
    long=q["label"]; 
    x=w.cell(r,2+lv,long); x.font=f(bold=k=="TOTAL" or (k=="HEADING" and lv==0),italic=k=="HEADING" and lv==1)
    if len(long)>64 and k=="LINE":
        w.merge_cells(start_row=r,start_column=2+lv,end_row=r,end_column=4); x.alignment=Alignment(wrap_text=True,vertical="bottom"); w.row_dimensions[r].height=27
    if q["accountCode"]: w.cell(r,5,q["accountCode"]).font=f(size=9,color="1F4E79"); w.cell(r,5).alignment=Alignment(horizontal="center")
    if k!="HEADING":
        for c,v in zip((7,8),q["values"]):
            x=w.cell(r,c,v); x.font=f(bold=k=="TOTAL"); x.number_format=A_ if k=="TOTAL" or i==2 else C_
            if k!="LINE": x.border=Border(top=Side(style="thin"),bottom=Side(style="double") if i==en or i==len(s.rows)-1 else None)
    r+=1
w.cell(r+1,2,"See notes to financial statements.").font=f(italic=True,size=9)
for c,wd in zip("ABCDEFGH",(2,3,3,48,12,2,14,14)): w.column_dimensions[c].width=wd
w.sheet_view.showGridLines=False; w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{ROOT}/documents/s29c_12.xlsx")
for q in s.rows: q["values"]=[None if v==0 else v for v in q["values"]]   # zero prints as a lone dash
save("s29c_12.xlsx",s,"SENIOR_HOUSING","CASH_FLOW_STATEMENT","CPA firm with HUD clients","direct method with S1200 numbers, labels stepped over three columns, accounting format with dashes, second sheet",True)
print([(r_["label"],r_["values"]) for r_ in s.rows if r_["rowType"]=="TOTAL"])
