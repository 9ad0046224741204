# list typed in Word (HTML through LibreOffice Writer), farm cottages of an English estate
from common import *; import subprocess,html,shutil
def main():
    fn="Cottage_Lettings_Lady_Day_2025.pdf"
    D=dt.date
    data=[("Keeper's Cottage","3-bed detached","Mr & Mrs T. Wrigglesworth","AST",875,D(2019,10,14),"periodic",875,""),
     ("1 Home Farm Row","2-bed terrace","Miss O. Penhaligon","AST",640,D(2023,6,1),D(2025,5,31),735,"Review on renewal"),
     ("2 Home Farm Row","2-bed terrace","Mr G. Atterbury","AST",655,D(2024,2,5),D(2026,2,4),755,"Oil tank replaced Nov."),
     ("3 Home Farm Row","2-bed terrace",None,None,None,None,None,None,"VOID – damp works, ready June"),
     ("4 Home Farm Row","2-bed terrace","Mrs E. Rokeby-Jones","Rent Act 1977",412.5,D(1981,9,29),"for life",None,"Fair rent registered 3/10/23"),
     ("The Old Forge","3-bed + workshop","Messrs Tolpuddle Ironwork","AST",1150,D(2022,3,25),D(2027,3,24),1325,""),
     ("Dairy Bungalow","3-bed bungalow","R. Sowerby (herdsman)","Service",0,D(2016,4,4),"with employment",None,"Occupies free of rent"),
     ("North Lodge","1-bed lodge","Dr P. Venkataraman","AST",595,D(2024,11,18),D(2025,11,17),685,""),
     ("South Lodge","2-bed lodge","Mr D. Cullompton & Ms J. Farr","AST",710,D(2021,7,30),"periodic",800,"6 weeks in arrear"),
     ("Mill House","5-bed house","Lt. Col. (retd) B. Stannard","AST",2350,D(2023,9,29),D(2026,9,28),2700,"Garden & paddock incl."),
     ("Granary Flat","1-bed flat",None,None,None,None,None,None,"VOID from 28 February")]
    def f(d): return f"{d.day} {d.strftime('%b. %Y') if d.month!=5 else d.strftime('%B %Y')}" if isinstance(d,D) else (d or "")
    rows=[];tr=""; tot=dep=0
    for p,ds,t,ten,rent,s,e,dp,rem in data:
        row=dict(unit=p,unitType=ds)
        if t is None: row["statusText"]="VOID"; rc=ac="—"; dc="—"
        else:
            row.update(tenantName=t,statusText="Occupied",contractRent=rent,annualRent=round(rent*12,2),leaseStartDate=s,leaseEndDate=e,deposit=dp)
            rc="Nil" if rent==0 else f"£{rent:,.2f}"; ac="Nil" if rent==0 else f"£{rent*12:,.2f}"; dc="none" if dp is None else f"£{dp:,.0f}"; tot+=rent; dep+=dp or 0
        rows.append(row)
        tr+="<tr>"+"".join(f'<td valign="top" align="{al}"><font size="2">{html.escape(x) or "&nbsp;"}</font></td>' for x,al in ((p,"left"),(ds,"left"),(t or "",'left'),(ten or "","left"),(f(s),"left"),(f(e),"left"),(rc,"right"),(ac,"right"),(dc,"right"),(rem,"left")))+"</tr>"
    hd="".join(f'<td width="{w}" align="center"><font size="2"><b><u>{h}</u></b></font></td>' for h,w in (("Property","11%"),("Description","10%"),("Occupier","14%"),("Tenancy","8%"),("From","9%"),("Until","9%"),("Rent<br>p.c.m.","8%"),("Rent<br>p.a.","9%"),("Deposit<br>(DPS)","8%"),("Remarks","14%")))
    h=f"""<html><head><meta charset="utf-8"><style>@page {{size:29.7cm 21cm;margin:1.8cm}} body,td{{font-family:"Liberation Serif"}} p{{margin-bottom:6pt}}</style></head><body>
<p align="center"><font size="4"><b>THE HARTLEBURY-VANE SETTLED ESTATE</b></font></p>
<p align="center"><b>Schedule of Cottages and Houses let, as at Lady Day (25th March 2025)</b></p>
<p>For the Trustees. Supersedes our list of Michaelmas last. Farms and grazing are in a separate schedule.</p>
<table width="100%" border="0" cellspacing="0" cellpadding="3"><tr>{hd}</tr>{tr}
<tr><td colspan="6" align="right"><font size="2"><b>Rents receivable</b></font></td><td align="right"><font size="2"><b>£{tot:,.2f}</b></font></td><td align="right"><font size="2"><b>£{tot*12:,.2f}</b></font></td><td align="right"><font size="2"><b>£{dep:,.0f}</b></font></td><td></td></tr></table>
<p>&nbsp;</p><p><font size="2">11 dwellings, of which 9 occupied and 2 void. Both voids carry empty-homes council tax from 1 April and an early decision on Granary Flat (asking £575 with agents) would be appreciated.</font></p>
<p><font size="2">M. Leatherbarrow, Resident Agent</font></p></body></html>"""
    src=HERE+"/Cottage_Lettings_Lady_Day_2025.html"; open(src,"w").write(h)
    subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{HERE}/lo","--infilter=HTML (StarWriter)","--convert-to","pdf:writer_pdf_Export","--outdir",HERE+"/documents",src],check=True,capture_output=True)
    os.remove(src)
    save(fn,"SINGLE_FAMILY_RENTAL","list typed in Word, no rules, estate cottages in sterling",rows,"THE HARTLEBURY-VANE SETTLED ESTATE","2025-03-25",11,9,2,totals=dict(contractRent=tot,annualRent=tot*12,deposit=dep))
if __name__=="__main__": main()
