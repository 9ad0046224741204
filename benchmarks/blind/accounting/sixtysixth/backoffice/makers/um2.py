# Affordable LIHTC unit mix, .xls, small
from common import *
import xlwt
n='Saltgrass Landing LIHTC unit mix.xls'
R_=[('1BR / 1BA','30%',6,640,602,88,514,514),('1BR / 1BA','50%',10,640,1004,88,916,905),('1BR / 1BA','60%',8,640,1205,88,1117,1075),('2BR / 1BA','50%',14,842,1205,112,1093,1080),('2BR / 1BA','60%',22,842,1446,112,1334,1290),('2BR / 2BA','60%',8,918,1446,112,1334,1315),('3BR / 2BA','30%',4,1110,835,141,694,694),('3BR / 2BA','50%',6,1110,1392,141,1251,1238),('3BR / 2BA','60%',9,1110,1671,141,1530,1475)]
wb=xlwt.Workbook();ws=wb.add_sheet('Unit Mix')
S=lambda b=False,nf=None,al=None,bt=False,bg=None: xlwt.easyxf(f"font: name Calibri, height 200, bold {'on' if b else 'off'}; "+(f"align: horiz {al}, wrap on; " if al else '')+("borders: top thin, bottom double; " if bt else '')+(f"pattern: pattern solid, fore_colour {bg}; " if bg else ''),num_format_str=nf or 'General')
ws.write(0,1,'Saltgrass Landing Apartments',S(True));ws.write(1,1,'Unit mix and rent schedule - LIHTC set-asides, rents effective 5/1/2025',S());ws.write(2,1,'Prepared by Back Office / Compliance 10-28-25',S())
H=['Unit Type','AMI','No. of Units','% of Total','Unit SF','Max Gross Rent','Utility Allow.','Max Net Rent','In-Place Rent','Monthly In-Place','Annual In-Place']
for j,h in enumerate(H): ws.write(4,1+j,h,S(True,al='center',bg='light_green'))
K=['ami','units','pct_units','sf','gross','ua','net','actual','actual_total','other:Annual In-Place']
U=sum(r[2] for r in R_);M=sum(r[2]*r[7] for r in R_);SF=sum(r[2]*r[3] for r in R_);T=[];y=5
for t,a,k,s,g,u,nn,r in R_:
    assert g-u==nn
    ami=int(a[:-1]);pc=round(k/U*100,1)
    for j,(x,nf) in enumerate([(t,None),(ami/100,'0%'),(k,None),(k/U,'0.0%'),(s,'#,##0'),(g,'$#,##0'),(u,'$#,##0'),(nn,'$#,##0'),(r,'$#,##0'),(k*r,'$#,##0'),(12*k*r,'$#,##0')]): ws.write(y,1+j,x,S(nf=nf))
    T.append(dict(type=t,ami=ami,units=k,pct_units=pc,sf=s,gross=g,ua=u,net=nn,actual=r,actual_total=k*r));T[-1][K[-1]]=12*k*r;y+=1
for j,(x,nf) in enumerate([('Total / Wtd. Avg.',None),('',None),(U,None),(1.0,'0.0%'),(round(SF/U),'#,##0'),('',None),('',None),('',None),(round(M/U),'$#,##0'),(M,'$#,##0'),(12*M,'$#,##0')]): ws.write(y,1+j,x,S(True,nf=nf,bt=True))
ws.write(y+2,1,'Utility allowance: HUD utility model (HUSM) study dated 2/14/2025. One 2BR is a manager unit and included at 60%.',S())
for j,w in enumerate([2,22,8,9,10,9,12,12,12,12,14,15]): ws.col(j).width=256*w
ws.row(4).height_mismatch=True;ws.row(4).height=560;ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(DOC+n)
save(n,'UM',K,T,[{"label":'Total / Wtd. Avg.',"units":U,"pct_units":100.0,"sf":round(SF/U),"actual":round(M/U),"actual_total":M,K[-1]:12*M}],'LIHTC unit mix by AMI, .xls, blank first column',False)
