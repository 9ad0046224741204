# Student housing delinquency, one line a tenant, by building; openpyxl -> LibreOffice PDF
import random,subprocess,tempfile
from tru import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(66)
F=["Aiden Park","Bianca Moretti","Caleb Strand","Devonte Mills","Elise Tran","Farrah Aziz","Grady Holt","Hannah Voss","Imani Coker","Jake Lindqvist","Kiara Boone","Liam Prewitt","Maya Desai","Noah Quist","Olive Hartsfield","Preston Yu","Quinn Delacroix","Rosa Tejada","Seth Ambrose","Tia Wolcott","Umar Siddiq","Vera Ng","Wes Mabry","Xena Pruitt"]
B=[("THE FOUNDRY - 400 MILL ST",["101-A","101-C","203-B","207-D","212-A","305-B","309-C","318-A","402-D"]),("COLLEGE COTTAGES",["C04-1","C04-2","C11-3","C17-1","C22-4"]),("NINTH STREET LOFTS",["2E","3A","3F","4B","4C","5D","6A","PH1"])]
M=["b0_30","b31_60","b61_90","b91","total","deposit"]; H=["0 - 30\nDays","31 - 60\nDays","61 - 90\nDays","91 +\nDays","Balance\nDue","Deposit\non Hand"]
wb=Workbook(); ws=wb.active; g=lambda **k:Font(name='Liberation Sans',size=9,**k)
ws["A1"]="Delinquent Residents - All Properties"; ws["A1"].font=Font(name='Liberation Sans',size=13,bold=True,color='1F5F4A')
ws["A2"]="Owl Creek Student Communities | balances through 11/14/2025 | sorted by building, bed"; ws["A2"].font=g(italic=True)
for j,h in enumerate(["Bed","Resident","Stage","Lease\nEnds"]+H,1):
    c=ws.cell(4,j,h); c.font=g(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F5F4A'); c.alignment=Alignment(wrap_text=True,horizontal='center' if j>2 else 'left',vertical='center')
r=5; rows=[];tots=[];k=0
FMT='$#,##0.00;[Red]-$#,##0.00;""'
def num(d,f,fill=None):
    for j,m in enumerate(M,5):
        c=ws.cell(r,j,d.get(m)); c.number_format=FMT; c.font=f
        if fill: c.fill=fill
def tl(lab,rs,fill):
    global r
    t={m:round(sum(x.get(m,0) for x in rs),2) for m in M if any(m in x for x in rs)}
    fl=PatternFill('solid',fgColor=fill)
    for j in range(1,5): ws.cell(r,j).fill=fl
    ws.cell(r,2,lab).font=g(bold=True); num(t,g(bold=True),fl); tots.append(dict(label=lab,**t)); r+=1
for p,us in B:
    ws.cell(r,1,p).font=g(bold=True,color='1F5F4A'); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=10); r+=1; pr=[]
    for u in us:
        d={}; base=random.choice([689,725,810,945,1040])
        n=random.choice([1,1,1,2,2,3,4])
        for m in M[:n]: d[m]=round(base*random.choice([1,1,.5,1.1])+random.choice([0,28.4,50]),2)
        if random.random()<.12: d["b0_30"]=-round(random.uniform(20,200),2); d.setdefault("b31_60",float(base))
        d["total"]=round(sum(d.values()),2)
        if random.random()<.7: d["deposit"]=float(random.choice([200,250,300,500]))
        st=["Reminder","Late notice","7-day notice","Counsel"][n-1]; e=random.choice(["05/08/2026","07/31/2026","12/19/2025"])
        for j,x in enumerate((u,F[k],st,e),1):
            c=ws.cell(r,j,x); c.font=g(); c.alignment=Alignment(horizontal='left' if j<4 else 'center')
        num(d,g()); r+=1
        x=dict(property=p,unit=u,name=F[k],status=st,date=e,**d); pr.append(x); k+=1
    rows+=pr; tl("Subtotal - %d residents"%len(pr),pr,'E3EFEA'); r+=1
tl("All buildings - %d residents"%len(rows),rows,'B9D6CA'); r+=1
ws.cell(r,1,"Stage key: Reminder = text/e-mail only; Counsel = file sent to Marsh & Dole. Guarantor letters went out 11/10.").font=g(italic=True)
ws.cell(r+2,1,"Reviewed by ______________________     Date __________").font=g()
for c,w in zip("ABCDEFGHIJ",(8,24,13,12,12,12,12,12,13,11)): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=27; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='4:4'; ws.oddFooter.center.text="&P of &N"
N="owlcreek_delinquent_1114.pdf"
src=os.path.join(H_:=os.path.dirname(os.path.abspath(__file__)),"owlcreek_delinquent_1114.xlsx"); wb.save(src)
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{H_}/lo","--convert-to","pdf","--outdir",os.path.join(H_,"documents"),src],capture_output=True); os.remove(src)
put(N,"AR",M,rows,tots)
