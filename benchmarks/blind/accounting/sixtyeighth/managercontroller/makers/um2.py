from h import *
import xlsxwriter,datetime
name='Calloway Commons - LIHTC unit mix.xlsx'
L=[('1BR / 1BA',1,1,'30%',6,640,592,74),('1BR / 1BA',1,1,'50%',14,640,986,74),('1BR / 1BA',1,1,'60%',16,640,1183,74),('2BR / 1BA',2,1,'50%',8,845,1183,96),('2BR / 1BA',2,1,'60%',10,845,1420,96),('2BR / 2BA',2,2,'30%',4,910,710,96),('2BR / 2BA',2,2,'60%',22,910,1420,96),('3BR / 2BA',3,2,'50%',6,1120,1367,121),('3BR / 2BA',3,2,'60%',12,1120,1640,121),('3BR / 2BA - Manager',3,2,None,1,1120,None,None),('Market 2BR / 2BA',2,2,'Mkt',5,910,None,None)]
wb=xlsxwriter.Workbook(D+name); wb.set_properties({'created':datetime.datetime(2025,5,1)}); ws=wb.add_worksheet('Unit Mix'); n2=wb.add_worksheet('Limits'); n2.hide()
n2.write(0,0,'2025 MTSP limits - see state agency schedule')
F=lambda **k: wb.add_format({'font_name':'Georgia','font_size':10,**k})
ws.hide_gridlines(2); ws.set_column(0,0,2); ws.set_column(1,1,24); ws.set_column(2,14,11)
ws.write('B2','Calloway Commons',F(bold=1)); ws.write('B3','Unit mix and rents in place, effective May 1, 2025',F(italic=1))
g=F(bold=1,align='center',bg_color='#1F3864',font_color='white',border=1)
ws.merge_range('C5:F5','Unit',g); ws.merge_range('G5:H5','Area (SF)',g); ws.merge_range('I5:K5','Rent per Unit',g); ws.merge_range('L5:M5','Total Rent',g); ws.write('B5','',g)
h=F(bold=1,align='center',bottom=1,text_wrap=1)
for i,t in enumerate(['Type','Beds','Baths','AMI','No.','Avg','Total','Max Gross','Utility Allow.','Net Rent','Monthly','Annual']): ws.write(5,1+i,t,h)
rows=[];S=[0]*4; y=6
for t,b,ba,ami,n,sf,gr,ua in L:
    v=dict(type=t,beds=b,baths=ba)
    if ami: v['ami']=float(ami[:-1]) if ami!='Mkt' else 'Mkt'
    net=gr-ua if gr else (1495 if ami=='Mkt' else 0)
    v.update(units=n,sf=sf,total_sf=n*sf)
    if gr: v.update(gross=gr,ua=ua)
    v['net']=net; v['actual_total']=net*n; v['other:Total Rent Annual']=net*n*12
    c=F(align='center'); N=F(num_format='#,##0'); C=F(num_format='$#,##0')
    ws.write(y,1,t,F()); ws.write(y,2,b,c); ws.write(y,3,ba,c)
    if ami=='Mkt': ws.write(y,4,'Mkt',c)
    elif ami: ws.write(y,4,float(ami[:-1])/100,F(num_format='0%',align='center'))
    ws.write(y,5,n,c); ws.write(y,6,sf,N); ws.write_formula(y,7,f'=F{y+1}*G{y+1}',N,n*sf)
    for j,q in ((8,gr),(9,ua)): ws.write(y,j,q if q else 'n/a',F(num_format='$#,##0',align='right'))
    if gr: ws.write_formula(y,10,f'=I{y+1}-J{y+1}',C,net)
    else: ws.write(y,10,net,C)
    ws.write_formula(y,11,f'=F{y+1}*K{y+1}',C,net*n); ws.write_formula(y,12,f'=L{y+1}*12',C,net*n*12)
    for j,q in enumerate((n,n*sf,net*n,net*n*12)): S[j]+=q
    if ami=='Mkt': v.pop('ami')
    rows.append(v); y+=1
bad=S[2]-5*1495  # market line left out of a typed-over total
b=lambda f='#,##0',**k: F(bold=1,top=1,num_format=f,**k)
for j in range(1,13): ws.write(y,j,'',b())
ws.write(y,1,'Total / Average',b()); ws.write(y,5,S[0],b(align='center')); a=round(S[1]/S[0]); ws.write(y,6,a,b()); ws.write(y,7,S[1],b()); ws.write(y,11,bad,b('$#,##0')); ws.write(y,12,S[3],b('$#,##0'))
ws.write(y+2,1,'Manager unit is non-revenue. Market units carry no utility allowance.',F(italic=1,font_size=8))
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close(); print(S,bad)
save(name,'UM','controller LIHTC unit mix with grouped header, formulas',True,['beds','baths','ami','units','sf','total_sf','gross','ua','net','actual_total','other:Total Rent Annual'],rows,[{'label':'Total / Average','units':S[0],'sf':a,'total_sf':S[1],'actual_total':bad,'other:Total Rent Annual':S[3]}],{'what':f'total of monthly rent printed {bad:,} instead of {S[2]:,} (market line left out)','kind':'total_wrong'})
