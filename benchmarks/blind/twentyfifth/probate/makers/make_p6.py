from common import *
import subprocess,os,html
n="Mrs_Tolliver_boarding_house.pdf"
D=[("1","Ground, front","Mr. Amos Drury",140,280,"March 2019",0,""),("2","Ground, back","Mr. W. Pennock",125,250,"Sept. 2023",125,"one week behind"),
("3","Ground, side porch","—",None,None,None,None,"Empty since May; window broken"),
("4","Second, front","Miss Hallie Orcutt",150,300,"Jan. 2011",0,"longest lodger, has the key to the linen press"),
("5","Second, front","Mr. & Mrs. Teixeira",210,420,"Oct. 2024",0,"double room"),("6","Second, back","Cal Tolliver",50,0,"Feb. 2022",650,"Mrs. Tolliver's grandson; has not paid in 13 weeks"),
("7","Second, back","Mr. Leland Voss",130,260,"June 2025",0,""),("8","Second, bath side","Mr. D. Okonjo",130,130,"Aug. 2024",0,"half deposit by agreement"),
("9","Third, front","Ms. Renata Wiel",120,240,"Nov. 2020",0,"gave notice for July 12"),("10","Third, front","Mr. Ezra Blount",120,240,"April 2022",240,"two weeks behind"),
("11","Third, back","—",None,None,None,None,"Empty, ready to let at $115"),("12","Third, back","Mrs. Agnes Rourke (cook)",0,0,"2008",0,"room is part of her wages")]
mo=lambda w:round(w*52/12,2)
W=sum(d[3] or 0 for d in D); M=round(sum(mo(d[3]) for d in D if d[3] is not None),2); DP=sum(d[4] or 0 for d in D); A=sum(d[6] or 0 for d in D)
e=html.escape; g=lambda x:"" if x is None else f"{x:,.0f}"; g2=lambda x:"" if x is None else f"{x:,.2f}"
h="""<html><head><meta charset=utf-8><style>body{font-family:'Liberation Serif';font-size:11pt} td,th{border:1px solid #000;padding:2px 4px;font-size:9.5pt} table{border-collapse:collapse}</style></head><body>
<p>Dear Mr. Lathrop,</p><p>You asked for the lodgers at my late sister's house, <b>Tolliver House, 63 Ferry Street, Brandt's Landing</b>, as they stood on Saturday, June 28, 2025. She kept them in a blue notebook by the week; I have worked out the month for you (week times 52, divided by 12) as the bank wanted it.</p>
<p>The house has twelve rooms. Nine are let, two are empty, and room 12 is Mrs. Rourke's, the cook, who pays nothing.</p><table width=100%><tr><th>Room</th><th>Where</th><th>Lodger</th><th>By the week ($)</th><th>By the month ($)</th><th>Deposit ($)</th><th>Came</th><th>Owes ($)</th><th>Remarks</th></tr>"""
for u,w,t,k,dp,cm,ow,rm in D:
    h+=f"<tr><td align=center>{u}</td><td>{e(w)}</td><td>{e(t)}</td><td align=right>{g(k)}</td><td align=right>{g2(mo(k)) if k is not None else ''}</td><td align=right>{g(dp)}</td><td>{cm or ''}</td><td align=right>{g(ow)}</td><td>{e(rm)}</td></tr>"
h+=f"<tr><td colspan=3><b>Altogether</b></td><td align=right><b>{W:,}</b></td><td align=right><b>{M:,.2f}</b></td><td align=right><b>{DP:,}</b></td><td></td><td align=right><b>{A:,}</b></td><td></td></tr></table><p>Everybody is by the week, nobody has a paper. Breakfast is in the price. If there is anything else you need before the inventory is filed on July 15, please telephone in the evening.</p><p>Yours truly,<br><br><i>Eudora Tolliver Bask</i></p></body></html>"
B_=B; open(f"{B}/Mrs_Tolliver_boarding_house.html","w").write(h)
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{B}/lo","--convert-to","pdf:writer_web_pdf_Export" if 0 else "pdf","--writer","--outdir",f"{B}/documents",f"{B}/Mrs_Tolliver_boarding_house.html"],capture_output=True,timeout=120)
os.remove(f"{B}/Mrs_Tolliver_boarding_house.html")
rows=[]
for u,w,t,k,dp,cm,ow,rm in D:
    v=t=="—"
    rows.append(dict(unit=u,tenantName=None if v else t,statusText="Vacant" if v else None if u=="12" else "Occupied",contractRent=mo(k) if k is not None else None,deposit=dp,moveInDate=cm,balance=ow))
save(n,"OTHER","letter with Word table, weekly and monthly rents","weekly column beside monthly; counts in prose; dash tenants; cook's free room; month-word dates","Tolliver House","2025-06-28",12,9,2,rows,totals=dict(contractRent=M,deposit=DP,balance=A))
