# hotel key mix by tower, xlsx with cover-notes side table
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
D={"Main Tower (1987, renovated 2021)":[("KNG1","Standard King",64,310,1,219),("DQN1","Standard Two Queens",88,335,2,219),("KACC","Accessible King - roll-in shower",5,340,1,219),("QACC","Accessible Two Queens - tub",4,360,2,219),("KCNR","Corner King",22,385,1,259),("KEXE","Executive King (Club access)",28,335,1,299),("KSTE","One-Bedroom King Suite",9,540,1,379),("PRES","Presidential Suite",1,1280,1,950)],
"Lake Wing (2009)":[("LKNG","Lakeview King",36,360,1,289),("LDQN","Lakeview Two Queens",42,390,2,289),("LACC","Lakeview Accessible King",3,395,1,289),("LSTU","Lakeview Studio w/ kitchenette",14,445,1,329),("LSTE","Lakeview Family Suite",6,680,3,449)],
"Carriage House":[("CQN","Queen Loft",8,290,1,199),("CBNK","Bunk Family Room",4,410,3,239)]}
wb=Workbook();c=wb.active;c.title="Notes";
for i,l in enumerate(["Stillwater Lake Lodge & Conference Centre","Asset: full-service hotel, Ontario","Prepared by: Asset management, for 2024 partnership tax file","Key count per municipal licence; areas from 2021 as-built drawings (net of entry closet)","Rack rates are summer 2025, excl. HST and MAT"],2):c.cell(i,2,l)
c["B2"].font=Font(bold=True,size=14)
w=wb.create_sheet("Key Mix");thin=Side(style='hair');F="Georgia"
w["B2"]="Room & Suite Inventory";w["B2"].font=Font(name=F,bold=True,size=13);w["B3"]="as at January 1, 2025";w["B3"].font=Font(name=F,italic=True,size=9)
H=["Code","Room Type","Keys","% of Keys","Beds","Avg Area (SF)","Total Area (SF)","Rack Rate ($)"]
K=["units","pct_units","beds","sf","total_sf","other:Rack Rate ($)"]
for i,h in enumerate(H):
    q=w.cell(5,2+i,h);q.font=Font(name=F,bold=True,color="FFFFFF",size=9);q.fill=PatternFill("solid",fgColor="2F4F4F");q.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
N=sum(x[2] for v in D.values() for x in v);r=6;rows=[];T=[]
NF=['0','0.0%','0','#,##0','#,##0','#,##0']
def put(vals,bold=False):
    for i,(q,nf) in enumerate(zip(vals,NF)):
        if q is None:continue
        z=w.cell(r,4+i,q);z.number_format=nf
    for i in range(2,10):
        z=w.cell(r,i);z.font=Font(name=F,size=9,bold=bold);z.border=Border(bottom=thin,top=Side(style='thin') if bold else None)
g=[0,0]
for s,ls in D.items():
    w.cell(r,2,s).font=Font(name=F,size=9,bold=True,color="2F4F4F");r+=1;a=[0,0]
    for code,t,n,sf,b,rk in ls:
        w.cell(r,2,code);w.cell(r,3,t);put([n,n/N,b,sf,n*sf,rk]);rows.append({"type":t,"units":n,"pct_units":round(n/N*100,1),"beds":b,"sf":sf,"total_sf":n*sf,K[5]:rk});a[0]+=n;a[1]+=n*sf;r+=1
    lb="Subtotal "+s.split(' (')[0];w.cell(r,3,lb);put([a[0],a[0]/N,None,a[1]/a[0],a[1],None],True);T.append({"label":lb,"units":a[0],"pct_units":round(a[0]/N*100,1),"sf":round(a[1]/a[0]),"total_sf":a[1]});g[0]+=a[0];g[1]+=a[1];r+=2
w.cell(r,3,"TOTAL KEYS");put([g[0],1,None,g[1]/g[0],g[1],None],True);T.append({"label":"TOTAL KEYS","units":g[0],"pct_units":100.0,"sf":round(g[1]/g[0]),"total_sf":g[1]})
w.cell(r+2,2,"2 Main Tower Standard Kings are used as staff offices and remain in the licensed count.").font=Font(name=F,size=8,italic=True)
for col,x in zip("ABCDEFGHIJKLM",(2,9,34,8,10,7,11,12,11,3,22,8,8)):w.column_dimensions[col].width=x
w.row_dimensions[5].height=28;w.sheet_view.showGridLines=False;w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
name="Stillwater_key_mix.xlsx";wb.active=1;wb.save(doc(name));print(N)
save(name,"UM",K,rows,T,"hotel room-type inventory by tower, notes sheet first, code column, xlsx",False)
