# spreadsheet kept by hand for years: colours, remarks, several year sheets, numbers as text
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
def main():
    r=rng("x1"); N=Names(r); fn="dorrance ave rents.xlsx"; rows=[]; wb=Workbook(); Yl=PatternFill("solid",fgColor="FFFF66"); Gr=PatternFill("solid",fgColor="B6E3B0"); Pk=PatternFill("solid",fgColor="F7B6C8"); D=dt.date
    apts=[("front","1F",1),("front","2F",2),("front","3F",2),("front","4F",1),("middle","1M",2),("middle","2M",2),("middle","3M",2),("middle","4M",2),("rear","1R",1),("rear","2R",1),("rear","3R",1),("rear","4R",1)]
    apts+=[("carriage house","CH down",3),("carriage house","CH up",2),("cellar","Cellar A",0),("cellar","Cellar B",0)]
    names={a:N.fl() for _,a,_ in apts}; base={a:{0:575,1:760,2:905,3:1240}[k]+r.choice([0,15,-20]) for _,a,k in apts}
    for yr in (2023,2024,2025):
        ws=wb.active if yr==2023 else wb.create_sheet(); ws.title=str(yr)
        ws["A1"]="DORRANCE AVE"; ws["A1"].font=Font(bold=True,size=16,name="Comic Sans MS"); ws["F1"]={2023:"Updated 11/30/23",2024:"Updated 12/2/24",2025:"Updated 5/2/25"}[yr]
        ws["J2"]="yellow = empty"; ws["J2"].fill=Yl; ws["J3"]="pink = behind"; ws["J3"].fill=Pk; ws["J4"]="green = going up 7/1"; ws["J4"].fill=Gr
        H=["apt","who","br","rent","new rent 7/1/25" if yr==2025 else "was","sec dep","moved in","lease til","owes","remarks"]
        for i,h in enumerate(H,1): ws.cell(4,i,h if i!=10 else None).font=Font(bold=True,underline="single")
        rw=5; last=None; tr=td=to=tn=0; occ=0
        for g,a,k in apts:
            if g!=last:
                if last: rw+=1
                last=g
            b=base[a]-(2025-yr)*25; vac=(yr==2025 and a in ("3M","Cellar B","2R")) or (yr==2024 and a=="1R"); ws.cell(rw,1,a)
            ws.cell(rw,3,k if k else "studio"); row=dict(unit=a,unitType=str(k) if k else "studio")
            if vac:
                ws.cell(rw,2,"EMPTY"); [setattr(ws.cell(rw,c),"fill",Yl) for c in range(1,10)]; ws.cell(rw,10,{"3M":"painting, floors done 4/20. ask 950","2R":"son of 4R looked at it","Cellar B":"do NOT rent til sump fixed"}.get(a)); row["statusText"]="EMPTY"
            else:
                occ+=1; ws.cell(rw,2,names[a]); mi=D(r.randint(2006,2022),r.randint(1,12),r.choice([1,1,15])); dep=r.choice([b,500,600,None]); 
                c=ws.cell(rw,4,b if a not in("2F","4M") else str(b)); c.number_format="#,##0"; tr+=b
                up=r.random()<.4; nr=b+r.choice([25,30,40])
                if yr==2025 and up: ws.cell(rw,5,nr); tn+=nr-b; [setattr(ws.cell(rw,c),"fill",Gr) for c in (4,5)]; row["rentSteps"]=[dict(date="2025-07-01",amount=nr)]
                if yr<2025: ws.cell(rw,5,b-25)
                if dep is not None: ws.cell(rw,6,dep); td+=dep; row["deposit"]=dep
                c=ws.cell(rw,7,mi); c.number_format="m/d/yy"; row["moveInDate"]=mi
                lt=r.choice(["mo to mo","mo to mo",D(2025,8,31),D(2025,10,31)]) if yr==2025 else "mo to mo"; c=ws.cell(rw,8,lt); c.number_format="m/d/yyyy"; c.alignment=Alignment(horizontal="left"); row["leaseEndDate"]=lt
                ow=r.choice([0]*7+[b,150,2*b+65]) 
                if ow: ws.cell(rw,9,ow).fill=Pk; to+=ow; row["balance"]=ow; ws.cell(rw,2).fill=Pk
                rem={"1F":"super - does snow, trash","4F":"pays in 2 halves","1M":"Aunt cosigned","CH up":"cat ok, no dog","4R":"check always from brother","CH down":"own oil"}.get(a)
                if rem: ws.cell(rw,10,rem)
                row.update(tenantName=names[a],statusText="Occupied",contractRent=b)
            if yr==2025: rows.append(row)
            rw+=1
        rw+=1; ws.cell(rw,2,"total per mo").font=Font(bold=True); ws.cell(rw,4,tr).number_format='"$"#,##0'; ws.cell(rw,6,td).number_format='"$"#,##0'; ws.cell(rw,9,to).number_format='"$"#,##0'
        if yr==2025:
            ws.cell(rw+1,2,"after 7/1"); ws.cell(rw+1,4,tr+tn).number_format='"$"#,##0'; ws.cell(rw+3,2,f"16 apts, {16-occ} empty"); ws.cell(rw+5,1,"insurance due 9/14 - call Lenny. Boiler cert expires Nov."); T=(tr,td,to); O=occ
        for col,w in zip("ABCDEFGHIJ",(10,25,7,8,15,9,10,12,8,38)): ws.column_dimensions[col].width=w
        ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws=wb.create_sheet("phones"); 
    for i,(n,p) in enumerate((("Lenny (insur)","555-0143"),("Oil - Brightwater","555-0188"),("plumber, NOT Gus","555-0102")),1): ws.cell(i,1,n); ws.cell(i,2,p)
    wb.active=2; wb.save(doc(fn))
    save(fn,"MULTIFAMILY","spreadsheet kept by hand, year sheets, colour legend, remarks, new rent column",rows,"DORRANCE AVE","2025-05-02",16,O,16-O,sheet="2025",hard=True,totals=dict(contractRent=T[0],deposit=T[1],balance=T[2]))
if __name__=="__main__": main()
