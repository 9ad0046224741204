# developer's tax-credit unit mix and rents, xlsx with several sheets, sections by set-aside
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
f='Quillayute_Landing_LIHTC_Rents_v6.xlsx'
UA={'0':54,'1':67,'2':88,'3':112}; SF={('0','A'):462,('1','A'):604,('2','A'):868,('3','A'):1086,('1','B'):631,('2','B'):902,('3','B'):1124}
MAX={30:{'0':556,'1':596,'2':715,'3':826},50:{'0':927,'1':993,'2':1192,'3':1377},60:{'0':1113,'1':1192,'2':1431,'3':1653}}
name={'0':'Studio','1':'1 Bedroom','2':'2 Bedroom','3':'3 Bedroom'}
S=[("LIHTC - 30% AMI",[('0',30,'A',4),('1',30,'A',5),('2',30,'A',4),('3',30,'B',2)]),
("LIHTC - 50% AMI",[('0',50,'A',2),('1',50,'A',8),('1',50,'B',3),('2',50,'A',7),('2',50,'B',5),('3',50,'B',4)]),
("LIHTC - 60% AMI",[('1',60,'A',6),('2',60,'A',5),('2',60,'B',4),('3',60,'A',3)]),
("Section 8 PBV (Housing Authority contract rents)",[('1',50,'A',5),('2',50,'A',3),('3',50,'B',2)])]
PBV={'1':1318,'2':1604,'3':2087}
wb=openpyxl.Workbook(); s0=wb.active; s0.title='Assumptions'
for i,r in enumerate([('Quillayute Landing - 4% LIHTC / Bonds',None),('Clallam County, Washington',None),(None,None),('Total units',73),('Construction start','Mar 2027'),('Placed in service','Aug 2028'),('Rent limits','2026 HUD MTSP'),('Vacancy',.07),('Income inflation',.02),('Expense inflation',.03)]):
    for j,v in enumerate(r): s0.cell(i+1,j+1,v)
s0['A1'].font=Font(bold=True,size=13); s0['B8'].number_format=s0['B9'].number_format=s0['B10'].number_format='0.0%'; s0.column_dimensions['A'].width=30
ws=wb.create_sheet('Unit Mix & Rents'); B=Font(name='Tahoma',size=9,bold=True);N=Font(name='Tahoma',size=9)
ws['B1']='Quillayute Landing'; ws['B1'].font=Font(name='Tahoma',size=14,bold=True); ws['B2']='Unit mix and rent schedule - Buildings A and B'; ws['B2'].font=N; ws['B3']='Draft 6, 9/18/2026 - for WSHFC application'; ws['B3'].font=Font(name='Tahoma',size=9,italic=True)
H=['Unit Type','Bldg','Baths','AMI','# of Units','Net SF','Total SF','Gross Rent Limit','Utility Allow.','Net Rent','Monthly Income','Annual Income']
fill=PatternFill('solid',fgColor='1F4E5F'); lf=PatternFill('solid',fgColor='E8EFF1')
for a,b,t in ((6,8,'UNITS'),(9,11,'RENT PER UNIT / MONTH'),(12,13,'SCHEDULED RENT')):
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); x=ws.cell(5,a,t)
for j in range(2,14):
    x=ws.cell(5,j); x.fill=fill; x.font=Font(name='Tahoma',size=8,bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center')
    x=ws.cell(6,j,H[j-2]); x.font=Font(name='Tahoma',size=9,bold=True,color='FFFFFF'); x.fill=fill; x.alignment=Alignment(wrap_text=True,horizontal='center' if j>2 else 'left',vertical='center')
ws.row_dimensions[6].height=27
K=["baths","ami","units","sf","total_sf","gross","ua","net","other:SCHEDULED RENT Monthly Income","other:SCHEDULED RENT Annual Income"]
fm={4:'0.0',5:'0%',6:'0',7:'#,##0',8:'#,##0',9:'$#,##0',10:'$#,##0',11:'$#,##0',12:'$#,##0',13:'$#,##0'}
y=7;rows=[];tot=[];G=[0]*4;W=0;allf=[]
def put(vals,font,fl=None,top=False):
    global y
    for j in range(2,14):
        v=vals[j-2]; x=ws.cell(y,j,v); x.font=font
        if j in fm: x.number_format=fm[j]
        if j in(3,4,5): x.alignment=Alignment(horizontal='center')
        if fl: x.fill=fl
        if top: x.border=Border(top=Side('thin'))
    y+=1
for sec,L in S:
    ws.cell(y,2,sec).font=Font(name='Tahoma',size=9,bold=True,underline='single'); y+=1; q=[0]*4; a=y
    for b,ami,bl,n in L:
        pb=sec.startswith('Section 8'); ba={'3':2.0,'2':1.5 if bl=='B' else 1.0}.get(b,1.0); sf=SF[(b,bl)]; ua=UA[b]; g=MAX[ami][b]; net=g-ua
        if pb: net=PBV[b]; g=net+ua
        mth=net*n; put([name[b],bl,ba,ami/100,n,sf,f'=F{y}*G{y}',g,ua,f'=I{y}-J{y}',f'=F{y}*K{y}',f'=L{y}*12'],N)
        rows.append({"type":name[b],"beds":int(b),"baths":ba,"ami":ami,"units":n,"sf":sf,"total_sf":sf*n,"gross":g,"ua":ua,"net":net,K[8]:mth,K[9]:mth*12}); del rows[-1]["beds"]
        for i,v in enumerate((n,sf*n,mth,mth*12)): q[i]+=v
        W+=ami*n
    lab='Subtotal '+sec.split(' (')[0]; z=y-1
    put([lab,None,None,None,f'=SUM(F{a}:F{z})',None,f'=SUM(H{a}:H{z})',None,None,None,f'=SUM(L{a}:L{z})',f'=SUM(M{a}:M{z})'],B,lf,True); y+=1
    tot.append({"label":lab,"units":q[0],"total_sf":q[1],K[8]:q[2],K[9]:q[3]}); G=[p+r for p,r in zip(G,q)]; allf.append(y-2)
mg=SF[('2','A')]
put(["Manager's Unit (2 Bedroom)",'A',1.0,None,1,mg,f'=F{y}*G{y}',None,None,0,0,0],N); rows.append({"type":"Manager's Unit (2 Bedroom)","baths":1.0,"units":1,"sf":mg,"total_sf":mg,"net":0,K[8]:0,K[9]:0}); allf.append(y-1); y+=1
G[0]+=1;G[1]+=mg
sm=lambda col:'='+'+'.join(f'{col}{r}' for r in allf)
avg=round(W/(G[0]-1),1)
put(['TOTAL / AVERAGE',None,None,avg/100,sm('F'),round(G[1]/G[0]),sm('H'),None,None,None,sm('L'),sm('M')],B,lf,True)
ws.cell(y-1,5).number_format='0.0%'
tot.append({"label":"TOTAL / AVERAGE","ami":avg,"units":G[0],"sf":round(G[1]/G[0]),"total_sf":G[1],K[8]:G[2],K[9]:G[3]})
assert G[0]==73,G
y+=1
for t in ("Average AMI excludes the manager's unit. PBV units restricted at 50% AMI; rents per HAP contract dated 7/1/2026.","Utility allowance: Clallam County PUD schedule eff. 1/1/2026, tenant pays electric heat, lights and cooking."):
    ws.cell(y,2,t).font=Font(name='Tahoma',size=8,italic=True); y+=1
for col,w in zip('ABCDEFGHIJKLM',(2,30,6,7,8,8,8,10,11,10,10,12,13)): ws.column_dimensions[col].width=w
ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
s2=wb.create_sheet('UA'); 
for r in [('Utility','0BR','1BR','2BR','3BR'),('Heat (elec)',21,26,35,46),('Cooking',6,7,9,11),('Lights / plugs',19,24,31,39),('Hot water',8,10,13,16),('Total',54,67,88,112)]: s2.append(r)
wb.save(DOC+f)
save(f,'UM','tax-credit unit mix by AMI set-aside with gross, UA, net rents; several sheets, formulas; grouped header',True,K,rows,tot,sheet='Unit Mix & Rents')
# recalculate so that the formulas bear cached values, as Excel would save them
import subprocess,shutil,os
os.makedirs(ROOT+'/r/rc',exist_ok=True)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',ROOT+'/r/rc',DOC+f],capture_output=True)
shutil.copy(ROOT+'/r/rc/'+f,DOC+f)
