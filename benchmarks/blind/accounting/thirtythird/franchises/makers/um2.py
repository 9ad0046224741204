from _truth import *
import xlsxwriter
# Yardi Breeze-like export "Unit Type Summary"; planted: one digit changed in Total Actual Rent
T=[("1x1A","One Bed Garden",1,1,12,612,0,11,985,941.0),("1x1B","One Bed Patio",1,1,8,648,0,8,1015,968.5),("1x1R","One Bed Renovated",1,1,6,612,0,6,1120,1096.0),("2x1A","Two Bed Garden",2,1,16,835,1,14,1165,1117.25),("2x1R","Two Bed Renovated",2,1,7,835,0,6,1310,1285.0),("2x15T","Two Bed Townhome",2,1.5,10,1012,0,9,1345,1298.0),("2x2C","Two Bed Corner",2,2,4,968,0,4,1290,1241.25),("3x2A","Three Bed Garden",3,2,6,1144,0,5,1475,1408.0),("3x2T","Three Bed Townhome",3,2.5,5,1286,1,4,1595,1542.5),("ST","Studio",0,1,3,445,0,3,825,798.0)]
K=["units","occupied","vacant","down","sf","total_sf","market","market_total","actual","actual_total","ltl"]
wb=xlsxwriter.Workbook(doc('UM_fox_hollow_breeze.xlsx')); ws=wb.add_worksheet('Report1')
F=lambda **k: wb.add_format({'font_name':'Verdana','font_size':8,**k})
ws.merge_range(0,0,0,14,'Unit Type Summary',F(bold=True,font_size=11,align='center')); ws.merge_range(1,0,1,14,'Fox Hollow Apartments (foxhol)',F(bold=True,align='center')); ws.merge_range(2,0,2,14,'As Of 08/31/2025',F(align='center'))
h=F(bold=True,bg_color='#D9D9D9',bottom=1,text_wrap=True,align='center',valign='bottom')
for j,t in enumerate(['Unit Type','Description','Beds','Baths','Units','Occupied','Vacant','Down','Avg Sq Ft','Total Sq Ft','Market Rent','Total Market Rent','Avg Actual Rent','Total Actual Rent','Loss to Lease']): ws.write(4,j,t,h)
ws.set_row(4,36); ws.set_column(0,0,9); ws.set_column(1,1,20); ws.set_column(2,8,9); ws.set_column(9,14,12)
i0=F(num_format='#,##0'); m2=F(num_format='#,##0.00'); x=F(); bx=F(num_format='0.0'); r=5; rows=[]; S=[0]*11
ch=None
for code,desc,bd,ba,u,sf,dn,oc,mk,ac in T:
    # vacant counts units neither leased nor down
    v=[u,oc,u-oc-dn,dn,sf,u*sf,mk,u*mk,ac,round(oc*ac,2),round(oc*(mk-ac),2)]
    for k in range(11): S[k]+=v[k]
    if code=="2x15T":
        true=v[9]; bad=round(true+200,2); ch=(true,bad); v[9]=bad
    ws.write(r,0,code,x); ws.write(r,1,desc,x); ws.write(r,2,bd,i0); ws.write(r,3,ba,bx)
    for k,val in enumerate(v): ws.write_number(r,4+k,val,i0 if k<6 else m2)
    rows.append({"type":code,"beds":bd,"baths":ba,**dict(zip(K,v))}); r+=1
u=S[0]; oc=S[1]; tv=[u,oc,S[2],S[3],round(S[5]/u),S[5],round(S[7]/u,2),S[7],round(S[9]/oc,2),round(S[9],2),round(S[10],2)]
b=F(bold=True,top=1); ws.write(r,0,'Total',b)
for j in (1,2,3): ws.write_blank(r,j,None,b)
for k,val in enumerate(tv): ws.write_number(r,4+k,val,F(bold=True,top=1,num_format='#,##0' if k<6 else '#,##0.00'))
ws.write(r+2,0,'Actual rent and loss to lease on occupied units only. Down units are not counted as vacant.',F(italic=True))
ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
pl={"what":f"Total Actual Rent of 2x15T printed {ch[1]:.2f} instead of {ch[0]:.2f} (9 x 1,298.00); the total holds the right one","kind":"digit_changed"}
save('UM_fox_hollow_breeze','xlsx','UM',K,rows,[{"label":"Total",**dict(zip(K,tv))}],pl,'MULTIFAMILY','UNIT_MIX','a33b','Yardi Breeze-like flat export, code and description columns, loss to lease',False)
print(pl,tv)
