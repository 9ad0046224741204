from make_lib import *
F,B,I='Times-Roman','Times-Bold','Times-Italic'
d=Doc('clinical_lab_fees',(595,842))
def head():
    d.t(42,40,'Marrow Lane Diagnostic Laboratory',B,12); d.t(553,40,'Private fee list, valid from 1 March',I,10,'r'); d.hl(42,553,46,.4)
head()
# page 1: two side-by-side open tables with section rows, dense; same list, two columns
A=[['Code','Test','Sample','Days',S('£',al='r')],
[S('HAEMATOLOGY',5,b=True),None,None,None,None],
['H010','Full blood count','E','0','14.50'],['H012','Blood film, reported','E','1','22.00'],['H015','ESR','E','0','9.00'],['H020','Reticulocytes','E','0','12.00'],['H024','Sickle screen','E','1','18.50'],['H031','Haemoglobin variants by HPLC','E','4','46.00'],['H040','Malaria film and antigen','E','0','52.00'],['H052','ABO and Rh(D) group','P','1','24.00'],['H055','Antibody screen','P','1','31.00'],
[S('COAGULATION',5,b=True),None,None,None,None],
['C101','Prothrombin time, INR','C','0','13.00'],['C102','APTT','C','0','13.00'],['C104','Fibrinogen (Clauss)','C','0','19.00'],['C110','D-dimer','C','0','38.00'],['C121','Factor V Leiden (PCR)','E','7','85.00'],['C123','Prothrombin gene G20210A','E','7','85.00'],['C130','Protein C activity','C*','10','67.00'],['C131','Protein S, free','C*','10','67.00'],['C138','Lupus anticoagulant','C*','10','58.00'],
[S('IRON AND VITAMINS',5,b=True),None,None,None,None],
['V201','Ferritin','S','0','21.00'],['V202','Iron and transferrin saturation','S','0','24.00'],['V205','Vitamin B12, total','S','1','26.00'],['V206','Vitamin B12, active','S','2','39.00'],['V207','Folate, serum','S','1','26.00'],['V208','Folate, red cell','E','3','34.00'],['V212','Vitamin D (25-OH)','S','1','36.00'],['V220','Vitamin A and E','S†','7','72.00']]
Bt=[['Code','Test','Sample','Days',S('£',al='r')],
[S('BIOCHEMISTRY',5,b=True),None,None,None,None],
['B301','Urea and electrolytes','S','0','15.00'],['B302','Liver profile','S','0','17.00'],['B303','Bone profile','S','0','16.00'],['B304','Lipid profile, fasting','S','0','19.50'],['B306','Glucose','F','0','8.00'],['B307','HbA1c','E','1','23.00'],['B311','Urate','S','0','8.50'],['B312','C-reactive protein','S','0','16.00'],['B313','CRP, high sensitivity','S','1','27.00'],['B318','Creatine kinase','S','0','14.00'],['B320','Troponin I','S','0','44.00'],['B322','NT-proBNP','S','0','61.00'],
[S('ENDOCRINOLOGY',5,b=True),None,None,None,None],
['N401','TSH','S','0','18.00'],['N402','Free T4','S','0','18.00'],['N403','Free T3','S','0','20.00'],['N404','Thyroid peroxidase antibodies','S','2','33.00'],['N410','Cortisol, 9 a.m.','S','1','26.00'],['N412','ACTH','E*','5','64.00'],['N420','Testosterone','S','1','28.00'],['N421','SHBG','S','1','31.00'],['N424','Oestradiol','S','1','28.00'],['N425','FSH and LH','S','1','42.00'],['N430','Parathyroid hormone','E','1','49.00'],['N441','Insulin','S*','2','41.00'],
[S('TUMOUR MARKERS',5,b=True),None,None,None,None],
['T501','PSA, total','S','1','32.00'],['T502','PSA, free and ratio','S','1','48.00'],['T506','CA 125','S','1','39.00']]
a=Grid(d,42,60,[34,124,36,26,34],A,F,B,8.6,al='llcrr',hdr=1,hal='l',vpad=2.1,pad=2,lead=10.4)
a.draw()
b=Grid(d,311,60,[34,118,36,26,32],Bt,F,B,8.6,al='llcrr',hdr=1,hal='l',vpad=2.1,pad=2,lead=10.4)
b.draw()
d.vl(303.5,62,max(a.bot,b.bot),.4)
y=max(a.bot,b.bot)+16
y=d.para(42,y,511,'Samples: E = EDTA (lavender), S = serum gel (gold), C = citrate (light blue, filled to the mark), F = fluoride (grey), P = EDTA, 6 ml (pink). * Separate and freeze within two hours. † Protect from light. Days: working days after receipt; 0 = same day if received by noon.',I,8.6)
y+=12; d.t(42,y,'Where to have blood taken',B,11); y+=15
x=42
for t in ('Our rooms at 14 Marrow Lane are open without appointment. Glucose tolerance tests and dynamic endocrine tests are by appointment only. Samples taken elsewhere should reach us within six hours, with the form completed and the tubes labelled by hand.',
 'Fees include venepuncture at our rooms but not at home. Home visits within the ring road cost £45 for the first person and £20 for each further person in the same household. Reports go to the referring doctor; a copy to the patient on request.'):
    d.para(x,y,248,t,F,9.2,just=True); x+=263
d.t(297,822,'1',F,9,'c')
d.next(); head()
# page 2: profiles: wide text table, rules between groups, price ladder to the right; and totals invoice-like example
d.t(42,70,'Profiles',B,13)
d.t(42,84,'A profile costs less than its tests ordered one by one. One tube of each kind is enough unless stated.',F,9.5)
def fee(c): 
    for r in A+Bt:
        if r[0]==c: return float(r[4])
P=[('P01','Well person',['H010','B301','B302','B304','B306'],'Blood count, urea and electrolytes, liver, lipids, glucose','E S F',59),
('P02','Well person plus',['H010','B301','B302','B304','B307','N401','V201','V212'],'As P01 with HbA1c in place of glucose, and TSH, ferritin, vitamin D','E S',128),
('P03','Thyroid',['N401','N402','N403','N404'],'TSH, free T4, free T3, peroxidase antibodies','S',69),
('P04','Tired all the time',['H010','B301','N401','V201','V205','V207','V212'],'Blood count, urea and electrolytes, TSH, ferritin, B12, folate, vitamin D','E S',119),
('P05','Thrombophilia',['C101','C102','C121','C123','C130','C131','C138'],'INR, APTT, factor V Leiden, prothrombin gene, proteins C and S, lupus anticoagulant','C × 4, E',310),
('P06','Menopause',['N425','N424','N401'],'FSH and LH, oestradiol, TSH','S',74),
('P07','Prostate',['T501','T502','B301'],'PSA total, free and ratio; urea and electrolytes','S',79)]
R=[[S('Profile',2),None,S('Tests included',1,2,va='m'),S('Tubes',1,2,va='m'),S('Fee, £',3),None,None],['Code','Name',None,None,'Singly','Profile','Saving']]
for c,n,ts,tx,tu,p in P:
    s=sum(fee(k) for k in ts); R.append([c,S(n,f=B),tx,tu,'%.2f'%s,'%.2f'%p,'%.0f %%'%(100*(s-p)/s)])
g=Grid(d,42,94,[34,80,196,52,50,50,49],R,F,B,9.2,al='llllrrr',hdr=2,hal='c',vpad=3.4,pad=3,valign='t',lead=11)
g.draw(); g.hr(0,1.3); g.hr(1,.4,c0=0,c1=2); g.hr(1,.4,c0=4,c1=7); g.hr(2,.8)
for r in range(3,len(R)): g.hr(r,.25,'#777777')
g.hr(len(R),1.3)
y=g.bot+30
d.t(42,y,'Screening days for employers',B,13); y+=14
y=d.para(42,y,511,'We come to you with two phlebotomists. The table shows the price of a day at the sizes most often booked, with P01 for everyone and P02 for staff over 45.',F,9.5)
# tiny ruled with grand total
Q=[(25,18,7),(50,36,14),(80,56,24),(120,85,35)]
R=[['Staff','25','50','80','120']]
rows={'P01 at £53.00':[q[1]*53 for q in Q],'P02 at £115.00':[q[2]*115 for q in Q],'Team, travel and room set-up':[390,390,480,720]}
for k,v in rows.items(): R.append([k]+['{:,.0f}'.format(x) for x in v])
tot=[sum(v[i] for v in rows.values()) for i in range(4)]
R.append([S('Total per day, £',b=True)]+[S('{:,.0f}'.format(x),b=True) for x in tot])
R.append(['per head, £']+['%.2f'%(t/q[0]) for t,q in zip(tot,Q)])
g=Grid(d,130,y+4,[150,46,46,46,46],R,F,B,9.5,al='lrrrr',hdr=1,hal='r',vpad=3,pad=4)
g.draw(); g.hr(1,.6); g.hr(4,.6); g.hr(5,1.2)
d.t(130,g.bot+12,'Prices include VAT where it applies.',I,8.6)
y=g.bot+40
d.t(42,y,'Opening hours',B,13)
R=[['','Mon','Tue','Wed','Thu','Fri','Sat'],['Blood rooms','7–17','7–17','7–19','7–17','7–16','8–12'],['Sample drop-off','6–20','6–20','6–20','6–20','6–20','8–12'],['Reports desk','9–17','9–17','9–17','9–17','9–16','closed'],['Travel clinic',S('by appointment',2),None,'13–19',S('by appointment',2),None,'closed']]
g=Grid(d,42,y+9,[92]+[54]*6,R,F,B,9.5,al='lcccccc',hdr=1,vpad=3.5,valign='m'); g.band(0,'#e4e4dc'); g.draw(); g.box(.6,'#555555')
d.t(297,822,'2',F,9,'c')
d.save()
