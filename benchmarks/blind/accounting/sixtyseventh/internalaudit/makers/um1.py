# LIHTC unit mix workbook, AMI bands, gross/UA/net vs limits
from h import *
from openpyxl import Workbook
from openpyxl.styles import *
N="Juniper_Flats_LIHTC_UnitMix.xlsx"
# type, br, ba, ami, units, sf, limit, gross, ua, occ, contract avg
D=[("1A-30",1,1,30,4,612,639,639,74,4,565),("1A-50",1,1,50,12,612,1065,1065,74,12,991),("1A-60",1,1,60,18,612,1278,1265,74,17,1168),("1B-60",1,1,60,6,655,1278,1278,74,6,1204),
("2A-30",2,1,30,5,838,767,767,92,5,675),("2A-50",2,1,50,16,838,1278,1278,92,15,1181),("2B-50",2,2,50,4,902,1278,1278,92,4,1186),("2B-60",2,2,60,22,902,1534,1519,92,20,1402),
("3A-30",3,2,30,3,1104,886,886,113,3,773),("3A-50",3,2,50,9,1104,1477,1477,113,9,1364),("3A-60",3,2,60,11,1104,1773,1750,113,10,1629),("3TH-60",3,2.5,60,4,1238,1773,1773,113,4,1660)]
K=["beds","baths","ami","units","occupied","vacant","sf","total_sf","other:Max LIHTC Gross Rent","gross","ua","net","actual","actual_total","other:Monthly Headroom"]
wb=Workbook(); ws=wb.active; ws.title="Unit Mix"; ws2=wb.create_sheet("Limits"); ws.sheet_view.showGridLines=False
F=lambda b=False,c="000000",s=9,i=False: Font(name="Calibri",size=s,bold=b,color=c,italic=i)
ws["B2"]="Juniper Flats Apartments"; ws["B2"].font=F(True,"1F4E5F",14)
ws["B3"]="1450 Cottonwood Ave, Salem, OR  |  LIHTC 9% (PIS 2017)  |  rent roll dated 08/31/2025"; ws["B3"].font=F(i=True)
H=["Unit Type","Beds","Baths","AMI %","# Units","Occ.","Vac.","Avg SF","Total SF","Max LIHTC Gross Rent","Gross Rent","Utility Allowance","Net Rent","Avg In-Place Rent","Total In-Place Rent / Mo","Monthly Headroom"]
for i,h in enumerate(H):
    c=ws.cell(5,2+i,h); c.font=F(True,"FFFFFF"); c.fill=PatternFill("solid",fgColor="1F4E5F"); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
ws.row_dimensions[5].height=40
r=6; rows=[];tots=[]; thin=Side(style="thin",color="999999"); med=Side(style="medium")
def put(vals,bold=False,top=False):
    global r
    for i,v in enumerate(vals):
        if v is None: 
            c=ws.cell(r,2+i)
        else: c=ws.cell(r,2+i,v)
        c.font=F(bold); k=([None]+K)[i]
        c.number_format={'ami':'0%','baths':'0.0','beds':'0','sf':'#,##0','total_sf':'#,##0','units':'0','occupied':'0','vacant':'0'}.get(k,'$#,##0' if i else 'General')
        if i: c.alignment=Alignment(horizontal="right" if i>8 else "center")
        c.border=Border(top=med if top else None,bottom=None if top else thin)
    r+=1
def line(d):
    t,br,ba,am,u,sf,lim,gr,ua,oc,ct=d; net=gr-ua
    return [t,br,ba,am,u,oc,u-oc,sf,u*sf,lim,gr,ua,net,ct,ct*oc,(lim-gr)*u]
A=[line(d) for d in D]
def agg(ls,label):
    u=sum(l[4] for l in ls);o=sum(l[5] for l in ls);s=sum(l[8] for l in ls);a=sum(l[14] for l in ls)
    return [label,None,None,None,u,o,u-o,round(s/u),s,None,None,None,None,round(a/o),a,sum(l[15] for l in ls)]
def td(v): 
    d={k:x for k,x in zip(K,v[1:]) if x is not None}; return d
names={1:"One Bedroom",2:"Two Bedroom",3:"Three Bedroom"}
for b in (1,2,3):
    ls=[l for l in A if l[1]==b]
    for l in ls:
        rows.append({"type":l[0],**td(l)}); p=list(l); p[3]=p[3]/100; put(p)
    v=agg(ls,f"Subtotal {names[b]}"); put(v,True); tots.append({"label":v[0],**td(v)})
put(["Manager Unit (2BR)",2,2,None,1,1,0,902,902,None,None,None,None,0,0,None]); rows.append({"type":"Manager Unit (2BR)",**td([None,2,2,None,1,1,0,902,902,None,None,None,None,0,0,None])})
u=sum(l[4] for l in A)+1;o=sum(l[5] for l in A)+1;s=sum(l[8] for l in A)+902;a=sum(l[14] for l in A)
v=["Total / Average",None,None,None,u,o,u-o,round(s/u),s,None,None,None,None,round(a/o),a,sum(l[15] for l in A)]
put(v,True,True); tots.append({"label":v[0],**td(v)})
r+=1
for x in (f"Physical occupancy: {o}/{u} = {100*o/u:.1f}%","In-place average for the total includes the non-revenue manager unit.","Utility allowance: HUD Utility Schedule Model, effective 07/01/2025. Headroom = (max gross - gross) x units."):
    ws.cell(r,2,x).font=F(s=8,i=True); r+=1
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=22
for i in range(3,18): ws.column_dimensions[chr(64+i)].width=8.5 if i<10 else 10.5
ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws2.append(["2025 max LIHTC gross rents - Marion County"]); ws2.append(["AMI","1 BR","2 BR","3 BR"])
for x in ((.3,639,767,886),(.5,1065,1278,1477),(.6,1278,1534,1773)): ws2.append(x); ws2.cell(ws2.max_row,1).number_format='0%'
ws2.cell(1,1).font=F(True); wb.save(doc(N))
save(N,"UM","LIHTC unit mix workbook by AMI band, bedroom subtotals, manager unit, limits sheet",False,K,rows,tots); print(N,len(rows),tots[-1])
