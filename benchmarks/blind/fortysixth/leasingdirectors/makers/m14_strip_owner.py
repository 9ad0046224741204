from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
F="rents march.xlsx"
def run():
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="Sheet1"; f=Font(name="Comic Sans MS",size=11)
    ws["C2"]="PLAINVIEW CORNERS"; ws["C2"].font=Font(name="Comic Sans MS",size=16,bold=True,underline="single"); ws["C3"]="rents as of 1st of March 2026"; ws["C3"].font=f
    H={3:"store #",4:"who",6:"size",7:"rent",8:"their share of taxes + ins.",9:"water",10:"check should be",12:"lease is up",13:"in since",15:"notes"}
    for c,v in H.items(): x=ws.cell(6,c,v); x.font=Font(name="Comic Sans MS",size=11,bold=True); x.alignment=Alignment(wrap_text=True,horizontal="center"); x.border=Border(bottom=Side(style="double"))
    D=dt.date
    I=[("1","Donut Depot","1,400 sf",2100,385,60,"Aug 31, 2027","2012",D(2027,8,31),""),
       ("2 & 3","Plainview Laundromat","2,800 sf",3640,770,None,"May 31, 2030","June 1, 2015",D(2030,5,31),"own water meter"),
       ("4","Lucky Nails","1,000 sf",1450,275,45,"month to month","2019","month to month",""),
       ("5",None,"1,000 sf",None,None,None,"","",None,"showing it Thursdays"),
       ("6","Tax Time (seasonal)","1,000 sf",1200,None,None,"Apr 30, 2026","Jan 2, 2026",D(2026,4,30),"gross"),
       ("7","Pho Corner","1,850 sf",2775,508.75,120,"Dec 31, 2028","Jan 1, 2019",D(2028,12,31),"goes to 2,860 on 1/1/27"),
       ("8A","Plainview Vape","650 sf",975,178.75,None,"Oct 31, 2026","Nov 1, 2023",D(2026,10,31),"always late"),
       ("8B","barber (Chester's)","750 sf",900,206.25,30,"month to month","2003","month to month",""),
       ("ATM","CashPoint machine","",150,None,None,"","2021",None,"by store 1"),
       ("pylon","sign panels x 3","",225,None,None,"","",None,"")]
    since={"June 1, 2015":D(2015,6,1),"Jan 2, 2026":D(2026,1,2),"Jan 1, 2019":D(2019,1,1),"Nov 1, 2023":D(2023,11,1)}
    r=8; rows=[]; T=[0]*4
    for s,w,sz,re,tx,wa,up,inn,e,no in I:
        tot=(re or 0)+(tx or 0)+(wa or 0) if re else None
        for c,v in ((3,s),(4,w or "EMPTY"),(6,sz),(7,re),(8,tx),(9,wa),(10,tot),(12,up),(13,inn),(15,no)):
            if v in(None,""): continue
            x=ws.cell(r,c,v); x.font=f
            if c in(7,8,9,10): x.number_format="#,##0.00"
            if c==3: x.alignment=Alignment(horizontal="left")
        for i,v in enumerate((re,tx,wa,tot)): T[i]+=v or 0
        lab=s in("pylon",)
        rows.append(dict(unit=s,tenantName=None if (not w or lab) else w,unitType=w if lab else None,area=int(sz.split()[0].replace(",","")) if sz else None,statusText="EMPTY" if not w else "Occupied" if s not in("pylon",) else None,contractRent=re,leaseEndDate=(e if isinstance(e,str) else iso(e)) if e else None,moveInDate=(iso(since[inn]) if inn in since else inn) if inn else None,totalCharges=tot,charges=[{"code":k,"amount":v} for k,v in(("their share of taxes + ins.",tx),("water",wa)) if v],rentSteps=[{"date":"2027-01-01","amount":2860}] if s=="7" else None))
        r+=2 if s in("8B",) else 1
    r+=1
    ws.cell(r,4,"adds up to").font=Font(name="Comic Sans MS",size=11,bold=True)
    for c,v in zip((7,8,9,10),T): x=ws.cell(r,c,v); x.font=Font(name="Comic Sans MS",size=11,bold=True); x.number_format='$#,##0.00'; x.border=Border(top=Side(style="thin"))
    ws.cell(r+2,4,"8 stores, 7 rented (2 & 3 counts as one)").font=f
    ws.cell(r+3,4,"mine is 2/3, Lorraine's third goes out on the 10th").font=f; ws.cell(r+3,10,r2(T[3]/3)).number_format='$#,##0.00'
    for c,w in zip("ABCDEFGHIJKLMNO",(2,2,9,26,2,10,11,16,9,14,2,17,15,2,26)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOCS/F)
    return save(F,"RETAIL","small owner's sheet, homely headers, spacer columns, dates as text, ATM and sign rows",False,dict(propertyName="PLAINVIEW CORNERS",asOnDate="2026-03-01",units=8,occupied=7,vacant=1,rows=rows))
if __name__=="__main__": print(run())
