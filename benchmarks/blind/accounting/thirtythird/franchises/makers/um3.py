from _truth import *
import xlsxwriter
# franchisee's sheet: LIHTC small apartments, two properties stacked, own totals
P=[("Willow Bend I - 36 units",[("30%","1 BR / 1 BA",3,678,467,74),("50%","1 BR / 1 BA",9,678,779,74),("60%","1 BR / 1 BA",4,678,935,74),("50%","2 BR / 1 BA",8,864,935,97),("60%","2 BR / 1 BA",7,864,1122,97),("60%","3 BR / 2 BA",4,1090,1297,121),("Mgr","2 BR / 1 BA",1,864,0,0)]),
("Willow Bend II - 24 units",[("30%","1 BR / 1 BA",2,702,467,68),("60%","1 BR / 1 BA",6,702,935,68),("50%","2 BR / 2 BA",5,941,935,89),("60%","2 BR / 2 BA",7,941,1122,89),("80%","3 BR / 2 BA",4,1175,1729,112)])]
K=["units","pct_units","sf","total_sf","gross","ua","net","monthly","other:Annual Rent"]
TU=sum(x[2] for _,L in P for x in L)
wb=xlsxwriter.Workbook(doc('UM_willow_bend_taxcredit.xlsx'))
nt=wb.add_worksheet('Read me'); nt.set_column(0,0,90)
for i,s in enumerate(['Willow Bend I & II - rents effective 7/1/2025','Prepared for the syndicator by Keyhaven of Salem, M. Quintrell','Unit mix is on the next tab. Utility allowances per housing authority schedule 2/1/2025.','Manager unit carries no rent.']): nt.write(i,0,s)
ws=wb.add_worksheet('Unit Mix'); 
F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10,**k})
ws.set_column(0,0,3); ws.set_column(1,1,18); ws.set_column(2,2,9); ws.set_column(3,3,8); ws.set_column(4,11,11.5)
ws.write(1,1,'WILLOW BEND I & II',F(bold=True,font_size=14)); ws.write(2,1,'Unit Mix and Restricted Rent Schedule',F(bold=True)); ws.write(3,1,'Effective July 1, 2025',F())
h1=F(bold=True,align='center',font_color='white',bg_color='#4B6B3C',text_wrap=True,valign='vcenter',border=1)
for j,t in enumerate(['Unit Type','AMI','Units','% of Units','Sq Ft','Total Sq Ft','Gross Rent','Utility Allowance','Net Rent','Monthly Rent','Annual Rent'],1): ws.write(5,j,t,h1)
ws.set_row(5,30)
n0=F(num_format='#,##0',border=7); d0=F(num_format='"$"#,##0;("$"#,##0);"$"0',border=7); pc=F(num_format='0.0%',border=7); tx=F(border=7); ce=F(border=7,align='center')
r=6; rows=[];tot=[];G=[0,0,0,0]; q=[]
for g,L in P:
    ws.merge_range(r,1,r,11,g,F(bold=True,bg_color='#E2EFDA',border=1)); r+=1; a=r; S=[0,0,0,0]
    for ami,ty,u,sf,gr,ua in L:
        net=gr-ua; v=[u,round(u/TU*100,1),sf,u*sf,gr,ua,net,u*net,u*net*12]
        ws.write(r,1,ty,tx); ws.write_string(r,2,ami,ce); ws.write(r,3,u,n0); ws.write_formula(r,4,f'=D{r+1}/{TU}',pc,u/TU); ws.write(r,5,sf,n0); ws.write_formula(r,6,f'=D{r+1}*F{r+1}',n0,u*sf)
        ws.write(r,7,gr,d0); ws.write(r,8,ua,d0); ws.write_formula(r,9,f'=H{r+1}-I{r+1}',d0,net); ws.write_formula(r,10,f'=D{r+1}*J{r+1}',d0,u*net); ws.write_formula(r,11,f'=K{r+1}*12',d0,u*net*12)
        row={"type":ty,**dict(zip(K,v))}
        # ami is a number column where a percentage is printed
        row["ami"]=int(ami[:-1]) if ami.endswith('%') else None
        rows.append(row); S=[S[0]+u,S[1]+u*sf,S[2]+u*net,S[3]+u*net*12]; r+=1
    lab='Total '+g.split(' - ')[0]; b=lambda f:F(bold=True,top=1,bottom=1,num_format=f)
    ws.write(r,1,lab,b('@')); 
    for j in (2,5,7,8,9): ws.write_blank(r,j,None,b('@'))
    for j,val,f in ((3,S[0],'#,##0'),(6,S[1],'#,##0'),(10,S[2],'"$"#,##0'),(11,S[3],'"$"#,##0')):
        L_='ABCDEFGHIJKL'[j]; ws.write_formula(r,j,f'=SUM({L_}{a+1}:{L_}{r})',b(f),val)
    ws.write_formula(r,4,f'=D{r+1}/{TU}',b('0.0%'),S[0]/TU); q.append(r+1)
    tot.append({"label":lab,"units":S[0],"pct_units":round(S[0]/TU*100,1),"total_sf":S[1],"monthly":S[2],"other:Annual Rent":S[3]}); G=[x+y for x,y in zip(G,S)]; r+=2
t=lambda f:F(bold=True,top=2,bottom=2,num_format=f,bg_color='#E2EFDA')
ws.write(r,1,'COMBINED',t('@'))
for j in (2,5,7,8,9): ws.write_blank(r,j,None,t('@'))
for j,val,f in ((3,G[0],'#,##0'),(6,G[1],'#,##0'),(10,G[2],'"$"#,##0'),(11,G[3],'"$"#,##0')):
    L_='ABCDEFGHIJKL'[j]; ws.write_formula(r,j,'='+'+'.join(f'{L_}{x}' for x in q),t(f),val)
ws.write_formula(r,4,f'=D{r+1}/{TU}',t('0.0%'),1)
tot.append({"label":"COMBINED","units":G[0],"pct_units":100,"total_sf":G[1],"monthly":G[2],"other:Annual Rent":G[3]})
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate(); wb.close()
save('UM_willow_bend_taxcredit','xlsx','UM',["ami"]+K,rows,tot,None,'MULTIFAMILY','UNIT_MIX','a33b',"franchisee's tax-credit schedule, two properties stacked, AMI, gross/utility/net rents, second tab, formulas",True)
print(len(rows),tot)
