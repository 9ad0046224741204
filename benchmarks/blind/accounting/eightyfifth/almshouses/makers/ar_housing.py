# Weekly rent arrears list of a Yorkshire housing association, xlsx, patches with subtotals; one row lost
from common import *
import random, xlsxwriter
R=random.Random(8504)
SN="Ackroyd Adeyemi Aspinall Barraclough Battersby Begum Binns Blamire Bottomley Broadbent Butterworth Chowdhury Clegg Crabtree Dyson Earnshaw Eastwood Farrar Firth Gaukroger Gill Greenwood Haigh Hanif Hardcastle Helliwell Hirst Holdsworth Illingworth Ingham Jagger Kaye Kowalska Lockwood Lumb Mallinson Mbeki Midgley Murgatroyd Naylor Nowak Ogden Oldroyd Patel Pickles Popescu Priestley Ramsden Rawnsley Riley Schofield Sheard Shackleton Siddique Stott Sutcliffe Tempest Thwaite Uttley Varley Wadsworth Whiteley Wolstenholme Yousaf".split()
TI=["Mr","Mrs","Ms","Miss","Mr & Mrs"]; IN="A B C D E F G H J K L M N P R S T W Z".split()
PA=[("Patch 1 - Ravensthorpe Road (S. Khan)",["Ravensthorpe Road","Almond Court","Tenter Croft"],46),("Patch 2 - Hebble Vale (D. Pogson)",["Hebble Vale","Weavers Fold","Goit Side"],52),("Patch 3 - Northgate & Town Centre (vacant post)",["Northgate House","Piece Mill","Cloth Hall Yard"],38),("Patch 4 - Sheltered schemes (L. Ainley)",["Beaumont Lodge","Holme Lea"],17)]
K=["other:Net Rent pw","other:Weeks in Arrears","other:Up to 4 wks","other:4 - 8 wks","other:8 - 13 wks","other:Over 13 wks","total"]
n="Rent_Arrears_wk52_2024-25.xlsx"
wb=xlsxwriter.Workbook(doc(n)); ws=wb.add_worksheet("Wk 52"); wp=wb.add_worksheet("Notes")
F=lambda **k: wb.add_format({"font_name":"Calibri","font_size":10,**k})
t=F(bold=1,font_size=13); h=F(bold=1,text_wrap=1,valign="bottom",align="center",bg_color="#D9E1F2",border=1); hl=F(bold=1,valign="bottom",bg_color="#D9E1F2",border=1)
g=F(bold=1,font_color="#7030A0"); x=F(); mo=F(num_format='#,##0.00;[Red]-#,##0.00;0.00'); w=F(num_format="0.0"); sb=F(bold=1,top=1,num_format='#,##0.00;[Red]-#,##0.00;0.00'); sl=F(bold=1,top=1); F_IN=F(indent=1); gt=F(bold=1,top=1,bottom=6,num_format='#,##0.00')
ws.write(0,0,"Calder Ridings Housing Association Ltd",t); ws.write(1,0,"Current tenant arrears - week 52, week ending Sunday 30 March 2025 (accounts over £20 only)",F(italic=1)); ws.write(1,9,"RPT: RA017",F(font_size=8,font_color="#808080"))
for i,z in enumerate(["Tenancy Ref","Tenant","Address","UC/HB","Net Rent pw","Weeks in Arrears","Up to 4 wks","4 - 8 wks","8 - 13 wks","Over 13 wks","Balance Owed £","Action"]): ws.write(3,i,z,hl if i in(0,1,2) else h)
ws.set_row(3,30)
for c,wd in zip(range(12),[12,22,27,8,9,9,10,10,10,10.5,12,20]): ws.set_column(c,c,wd)
rows=[]; tots=[]; G=[0]*5; r=4; ref=100417
for pi,(pn,st,cnt) in enumerate(PA):
    ws.write(r,0,pn,g); r+=1; S=[0]*5; tn=[]; f=r
    seen=set()
    for k in range(cnt):
        while True:
            s=R.choice(st); num=R.randint(1,64)
            if (s,num) not in seen: break
        seen.add((s,num)); addr=f"{num} {s}" if 'House' not in s and 'Lodge' not in s and 'Mill' not in s else f"Flat {num} {s}"
        rent=round(R.choice([88.14,94.62,97.35,101.77,104.2,109.86,113.48,118.05,126.91])*(1 if pi<3 else .93),2)
        q=R.random(); wk=R.uniform(.3,3.9) if q<.5 else R.uniform(4,8) if q<.75 else R.uniform(8,13) if q<.88 else R.uniform(13,41)
        bal=round(rent*wk,2); b=[]; rest=bal
        for m in (4,4,5): z=min(rest,round(rent*m,2)); b.append(round(z,2)); rest=round(rest-z,2)
        b.append(rest); wk=round(bal/rent,1); ref+=R.randint(3,60)
        nm=f"{R.choice(TI)} {R.choice(IN)} {R.choice(SN)}"; ac=("" if wk<2 else R.choice(["Letter 1","Text sent",""]) if wk<4 else R.choice(["Letter 2","Visit","APA requested"]) if wk<8 else R.choice(["NOSP served","NOSP due"]) if wk<13 else R.choice(["Court 17/04","SPO - broken","Poss. order","Debt relief order"]))
        S=[round(a+z,2) for a,z in zip(S,b+[bal])]
        if pi==1 and k==23: lost=(ref,nm,bal,wk); continue     # the planted defect: its row is gone, the subtotals keep it
        R2=[f"T{ref}",nm,addr,R.choice(["UC","UC","HB","","UC APA","SELF"])]
        for c,z in enumerate(R2): ws.write(r,c,z,x) if z else None
        ws.write(r,4,rent,mo); ws.write(r,5,wk,w)
        for c,z in enumerate(b):
            if z: ws.write(r,6+c,z,mo)
        ws.write(r,10,bal,mo); ws.write(r,11,ac,F_IN) if ac else None
        rows.append(clean({"resident":R2[0],"name":nm,"unit":addr,**dict(zip(K,[rent,wk]+[z or None for z in b]+[bal]))})); r+=1
    lab=f"Total {pn.split(' - ')[0]}"
    ws.write(r,1,lab,sl)
    for c in (0,2,3,4,5,11): ws.write_blank(r,c,None,sl)
    for c,z in enumerate(S): ws.write(r,6+c,z,sb)
    tots.append({"label":lab,**dict(zip(K[2:],S))}); G=[round(a+z,2) for a,z in zip(G,S)]; r+=2
ws.write(r,1,"TOTAL ALL PATCHES",F(bold=1,top=1,bottom=6))
for c,z in enumerate(G): ws.write(r,6+c,z,gt)
tots.append({"label":"TOTAL ALL PATCHES",**dict(zip(K[2:],G))})
ws.freeze_panes(4,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(9); ws.repeat_rows(3); ws.set_footer("&L&8Confidential - personal data&R&8Page &P of &N"); ws.autofilter(3,0,3,11)
for i,z in enumerate(["Former tenant arrears are on report RA018.","Net rent is after service charge; weeks = balance / net rent.","Accounts in credit and accounts owing £20 or less are not listed.","UC APA = alternative payment arrangement in place."]): wp.write(i+1,1,z)
wp.write(0,0,"Notes to RA017"); wb.close(); print(lost)
save(n,"AR",K,rows,tots,"housing association weekly arrears by patch, bands in weeks, 150 rows",True,
 {"what":f"the row of {lost[1]} (T{lost[0]}, balance {lost[2]:.2f}) in Patch 2 is missing; the Patch 2 and grand totals still include it","kind":"row_dropped"})
