# small-bay industrial by suite size, xlsx, rents a year per SF, formulas with cached values
from common import *
import xlsxwriter
A=[("Front-Load Bays",[("Bay 1 (1,000 - 1,249 SF)",14,1125,13,18.5,16.42,19.25),("Bay 2 (1,250 - 1,749 SF)",22,1500,20,17.75,15.88,18.5),("Bay 3 (1,750 - 2,499 SF)",12,2080,12,16.95,15.1,17.6),("Bay 3 Endcap",4,2310,4,17.95,16.25,18.75)]),
("Rear-Load / Dock Bays",[("Dock 1 (2,500 - 3,999 SF)",9,3150,8,15.5,13.77,16.1),("Dock 2 (4,000 - 5,999 SF)",7,4800,7,14.75,12.94,15.35),("Dock 2 with Mezzanine",2,5400,1,15.25,13.6,15.85)]),
("Showroom",[("Showroom, Highway Frontage",3,3600,3,22,19.85,23.1),("Showroom, Interior",2,2900,2,19.5,17.4,20.25)])]
fn="Quarry Bend small-bay mix.xlsx"
K=["units","pct_units","occupied","vacant","sf","total_sf","other:% of GLA","other:NNN RENT PER SF PER YEAR In-Place","other:NNN RENT PER SF PER YEAR Asking","other:NNN RENT PER SF PER YEAR Pro Forma","other:Mark-to-Market %","other:ANNUAL BASE RENT, ALL SUITES In-Place","other:ANNUAL BASE RENT, ALL SUITES Asking"]
wb=xlsxwriter.Workbook(doc(fn));ws=wb.add_worksheet("Suite Mix")
F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
h=F(bold=True,text_wrap=True,align='center',valign='bottom',bottom=1,bg_color='#F8E5D0');hg=F(bold=True,align='center',bottom=1,bg_color='#F8E5D0')
fm=[F(num_format='0',align='center'),F(num_format='0.0%'),F(align='center'),F(align='center',num_format='0;-0;"0"'),F(num_format='#,##0'),F(num_format='#,##0'),F(num_format='0.0%'),F(num_format='$0.00'),F(num_format='$0.00'),F(num_format='$0.00'),F(num_format='0.0%'),F(num_format='$#,##0'),F(num_format='$#,##0')]
fb=[F(num_format=x.num_format if isinstance(x.num_format,str) else 'General',bold=True,top=1) for x in fm]
nfs=['0','0.0%','0','0','#,##0','#,##0','0.0%','$0.00','$0.00','$0.00','0.0%','$#,##0','$#,##0'];fb=[F(num_format=x,bold=True,top=1,bg_color='#EEEEEE') for x in nfs]
ws.merge_range(0,1,0,13,"QUARRY BEND SMALL-BAY INDUSTRIAL",F(bold=True,align='center'));ws.merge_range(1,1,1,13,"Suite mix by size - all rents triple net - September 2024",F(italic=True,align='center'))
ws.merge_range(3,1,4,1,"Suite Type",h)
for k,t in enumerate(["No. of\nSuites","% of\nSuites","Leased\nSuites","Vacant\nSuites","Avg\nSuite SF","Total SF","% of\nGLA"]): ws.merge_range(3,2+k,4,2+k,t,h)
ws.merge_range(3,9,3,11,"NNN RENT PER SF PER YEAR",hg)
for k,t in enumerate(["In-Place","Asking","Pro Forma"]): ws.write(4,9+k,t,h)
ws.merge_range(3,12,4,12,"Mark-to-\nMarket %",h);ws.merge_range(3,13,3,14,"ANNUAL BASE RENT, ALL SUITES",hg);ws.write(4,13,"In-Place",h);ws.write(4,14,"Asking",h)
ws.set_row(4,30);ws.set_column(0,0,2);ws.set_column(1,1,46);ws.set_column(2,12,9.5);ws.set_column(13,14,15)
ALL=[x for _,g in A for x in g];U=sum(x[1] for x in ALL);G=sum(x[1]*x[2] for x in ALL)
r=5;rows=[];tots=[]
def calc(L):
    u=sum(x[1] for x in L);o=sum(x[3] for x in L);t=sum(x[1]*x[2] for x in L);w=lambda i:sum(round(x[1]*x[2]*x[i]*100) for x in L)/100
    ip,ak,pf=w(5),w(4),w(6)
    return [u,u/U,o,u-o,t/u,t,t/G,ip/t,ak/t,pf/t,ak/ip-1,ip,ak]
def asprinted(v):
    rr=lambda x,d:int(x*10**d+.5+1e-9)/10**d
    o=[v[0],rr(v[1]*100,1),v[2],v[3],int(v[4]+.5),v[5],rr(v[6]*100,1),rr(v[7],2),rr(v[8],2),rr(v[9],2),rr(v[10]*100,1),int(v[11]+.5+1e-9),int(v[12]+.5+1e-9)]
    return dict(zip(K,o))
first=[];subs=[]
for s,g in A:
    ws.write(r,1,s,F(bold=True,underline=1));r+=1;a=r
    for x in g:
        v=calc([x]);ws.write(r,1,x[0],F(indent=1));e=r+1
        fx={3:f"=C{e}-E{e}",5:f"=C{e}*G{e}",11:f"=H{e}*J{e}",12:f"=H{e}*K{e}",10:f"=K{e}/J{e}-1"}
        for k,y in enumerate(v):
            if k in fx: ws.write_formula(r,2+k,fx[k],fm[k],y)
            else: ws.write_number(r,2+k,y,fm[k])
        rows.append({"type":x[0],**asprinted(v)});r+=1
    v=calc(g);lab=f"{s} - Subtotal / Wtd. Avg.";ws.write(r,1,lab,F(bold=True,top=1,bg_color='#EEEEEE'));b=r
    for k,y in enumerate(v):
        c="CDEFGHIJKLMNO"[k]
        if k in (0,2,3,5,11,12): ws.write_formula(r,2+k,f"=SUM({c}{a+1}:{c}{b})",fb[k],y)
        else: ws.write_number(r,2+k,y,fb[k])
    tots.append({"label":lab,**asprinted(v)});r+=2
v=calc(ALL);ws.write(r,1,"Project Total / Wtd. Avg.",F(bold=True,top=1,bg_color='#EEEEEE'))
for k,y in enumerate(v): ws.write_number(r,2+k,y,fb[k])
tots.append({"label":"Project Total / Wtd. Avg.",**asprinted(v)});r+=2
for t in ["Weighted by square feet. In-place rents of leased suites are applied to every suite of the type.","Endcaps and mezzanine suites carry a premium of $1.00 and $0.50 per SF over the plain bay in asking rents.","GLA = gross leasable area."]: ws.write(r,1,t,F(italic=True));r+=1
ws.write(3,16,"Lease terms",F(bold=True));ws.write(4,16,"Usual term");ws.write(4,17,"36 months");ws.write(5,16,"Annual bumps");ws.write(5,17,"4%");ws.write(6,16,"CAM est. per SF");ws.write_number(6,17,4.15);ws.set_column(16,16,16)
ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
truth(fn,"UM",K,rows,tots)
