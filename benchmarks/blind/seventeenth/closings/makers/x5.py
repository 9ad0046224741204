# small walk-up marketing table: everything is text ("$1,450"), two header rows, current beside scheduled pro forma
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1815); N="rr_621_Halloway_11-plex OM.xlsx"
wb=Workbook();ws=wb.active;ws.title="Sheet1"
ws.merge_cells('A1:J1');ws['A1']="621 HALLOWAY AVENUE";ws['A1'].font=Font(name='Georgia',size=18,color='26425A');ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:J2');ws['A2']="SCHEDULED INCOME  •  11 UNITS  •  LONG BEACH, CALIFORNIA";ws['A2'].alignment=Alignment(horizontal='center')
ws.merge_cells('E4:G4');ws['E4']="CURRENT";ws.merge_cells('H4:J4');ws['H4']="MARKET"
for j,h in enumerate(["Unit #","Bed / Bath","Est. SF","Move-In","Rent","Rent/SF","Status","Rent","Rent/SF","Upside"],1):ws.cell(5,j,h)
for q in(4,5):
    for j in range(1,11):c=ws.cell(q,j);c.font=Font(name='Georgia',bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='26425A');c.alignment=Alignment(horizontal='center')
y=6;rows=[];a=b=sf_=0
for i in range(11):
    ty,sf,mk=[("1 + 1",625,1995),("2 + 1",815,2495),("Studio",430,1595)][[0,1,1,0,2,0,1,1,0,2,1][i]];u=f"#{i+1}"
    st=["Occupied","Occupied","Section 8","Occupied","On-site Mgr","Occupied","Vacant","Occupied","Section 8","Occupied","Occupied"][i]
    b+=mk;sf_+=sf
    if st=="Vacant":v=[u,ty,f"{sf}","-","$0","-",st,f"${mk:,}",f"${mk/sf:.2f}","-"];rows.append(row(unit=u,unitType=ty,area=sf,statusText=st,contractRent=0,marketRent=mk))
    else:
        mi=D.date(r.randint(2008,2024),r.randint(1,12),1);rt=mk-r.randint(4,16)*35;a+=rt
        v=[u,ty,f"{sf}",mi.strftime('%b %Y'),f"${rt:,}",f"${rt/sf:.2f}",st,f"${mk:,}",f"${mk/sf:.2f}",f"{(mk-rt)/rt:.0%}"]
        rows.append(row(unit=u,unitType=ty,area=sf,statusText=st,moveInDate=mi.strftime('%b %Y'),contractRent=rt,marketRent=mk))
    for j,z in enumerate(v,1):
        c=ws.cell(y,j,z);c.alignment=Alignment(horizontal='center');c.font=Font(name='Georgia',size=10);c.number_format='@'
        if i%2:c.fill=PatternFill('solid',fgColor='EDF2F6')
    y+=1
for j,z in enumerate(["Monthly Total",None,f"{sf_:,}",None,f"${a:,}",None,None,f"${b:,}",None,f"{(b-a)/a:.0%}"],1):
    c=ws.cell(y,j,z);c.font=Font(name='Georgia',bold=True);c.alignment=Alignment(horizontal='center');c.border=Border(top=Side(style='medium'))
for k,(l,p,q) in enumerate((("Laundry","$145","$145"),("Garages (6)","$450","$750"),("Gross Monthly Income",f"${a+595:,}",f"${b+895:,}"),("Gross Annual Income",f"${(a+595)*12:,}",f"${(b+895)*12:,}"))):
    ws.cell(y+1+k,1,l);ws.cell(y+1+k,5,p).alignment=Alignment(horizontal='center');ws.cell(y+1+k,8,q).alignment=Alignment(horizontal='center')
ws.cell(y+6,1,"Rents per owner's rent roll dated July 2025. Buyer to verify all information.").font=Font(italic=True,size=8)
for l,w in zip("ABCDEFGHIJ",[22,11,9,11,10,9,13,10,9,9]):ws.column_dimensions[l].width=w
ws.row_dimensions[1].height=28;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
put(N,"MULTIFAMILY","OM scheduled-income table, all text, no tenant names, current vs market","same header word Rent twice under CURRENT / MARKET","621 HALLOWAY AVENUE","2025-07",11,10,1,rows,dict(contractRent=a,marketRent=b,area=sf_))
