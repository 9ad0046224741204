from makelib import *
import math
F='/usr/share/fonts/truetype/liberation/LiberationSerif-%s.ttf'
for n in('Regular','Bold','Italic'): registerFont(TTFont('LS'+n[0],F%n))
W,H=482,680
c=canvas.Canvas('chem_databook.pdf',pagesize=(W,H)); T=[]
# ---- page 1: open table of solvents, no rules but one under the header
put(c,40,H-34,'4-18','LSR',8); put(c,W/2-60,H-34,'Physical constants of solvents','LSI',9)
para(c,H,40,50,402,'<b>4.7&nbsp;&nbsp;Common laboratory solvents.</b> Values are at 101.325 kPa; <i>n</i> and density refer to 20 °C unless a temperature is given in parentheses. Missing values were not found in the critically reviewed literature.','LSR',8.5,10.2)
t=Tab(c,H,36,98,[92,50,38,38,38,42,40,30,44],'LSR',7.4,8.6,2,.55,['l','l','d','d','d','d','d','d','c'])
t.dpad={2:4,3:4,4:4,5:4,6:4,7:4}
t.row(['Name',C('Formula',al='l'),C('M\ng mol^{−1}',al='c'),C('mp\n°C',al='c'),C('bp\n°C',al='c'),C('Density\ng cm^{−3}',al='c'),C('n_{D}\n(20 °C)',al='c'),C('ε_{r}',al='c'),C('Water\nmiscible',al='c')],va='b',font='LSB')
data='''#Hydrocarbons
Pentane|C5H12|72.15|−129.7|36.1|0.6262|1.3575|1.84|no
Hexane|C6H14|86.18|−95.3|68.7|0.6594|1.3749|1.89|no
Heptane|C7H16|100.20|−90.6|98.4|0.6838|1.3876|1.92|no
Cyclohexane|C6H12|84.16|6.5|80.7|0.7786|1.4262|2.02|no
Benzene|C6H6|78.11|5.5|80.1|0.8790|1.5011|2.28|no
Toluene|C7H8|92.14|−95.0|110.6|0.8669|1.4969|2.38|no
o-Xylene|C8H10|106.17|−25.2|144.4|0.8802|1.5054|2.57|no
Mesitylene|C9H12|120.19|−44.8|164.7|0.8652|1.4994|2.28|no
#Halogenated
Dichloromethane|CH2Cl2|84.93|−95.1|39.8|1.3266|1.4242|8.93|no
Chloroform*|CHCl3|119.38|−63.5|61.2|1.4891|1.4459|4.81|no
Carbon tetrachloride*|CCl4|153.82|−22.9|76.7|1.5940|1.4601|2.24|no
1,2-Dichloroethane|C2H4Cl2|98.96|−35.7|83.5|1.2530|1.4448|10.42|no
Chlorobenzene|C6H5Cl|112.56|−45.2|131.7|1.1062|1.5248|5.69|no
Bromoform|CHBr3|252.73|8.0|149.2|2.8910|1.5976|—|no
#Alcohols
Methanol|CH4O|32.04|−97.5|64.6|0.7914|1.3288|33.0|yes
Ethanol|C2H6O|46.07|−114.1|78.2|0.7893|1.3611|25.3|yes
1-Propanol|C3H8O|60.10|−124.4|97.2|0.8035|1.3850|20.8|yes
2-Propanol|C3H8O|60.10|−87.9|82.3|0.7855|1.3776|20.2|yes
1-Butanol|C4H10O|74.12|−88.6|117.7|0.8098|1.3993|17.8|partly
2-Methylpropan-2-ol|C4H10O|74.12|25.7|82.4|0.7866|1.3878|12.5|yes
Ethane-1,2-diol|C2H6O2|62.07|−12.7|197.3|1.1135|1.4318|41.4|yes
Glycerol|C3H8O3|92.09|18.1|290†|1.2613|1.4746|46.5|yes
#Ethers and esters
Diethyl ether|C4H10O|74.12|−116.2|34.5|0.7138|1.3526|4.27|no
Tetrahydrofuran|C4H8O|72.11|−108.4|65.0|0.8892|1.4050|7.52|yes
1,4-Dioxane|C4H8O2|88.11|11.9|101.3|1.0337|1.4224|2.22|yes
1,2-Dimethoxyethane|C4H10O2|90.12|−69.2|84.5|0.8691|1.3796|7.3|yes
Ethyl acetate|C4H8O2|88.11|−83.8|77.1|0.9003|1.3723|6.08|partly
Butyl acetate|C6H12O2|116.16|−78|126.1|0.8825|1.3941|5.07|no
#Dipolar aprotic
Acetone|C3H6O|58.08|−94.7|56.1|0.7845|1.3588|21.0|yes
Butanone|C4H8O|72.11|−86.6|79.6|0.7999|1.3788|18.6|partly
Acetonitrile|C2H3N|41.05|−43.8|81.7|0.7857|1.3442|36.6|yes
Dimethylformamide|C3H7NO|73.09|−60.5|153|0.9445|1.4305|38.3|yes
Dimethyl sulfoxide|C2H6OS|78.13|17.9|189|1.1010|1.4793|47.2|yes
N-Methylpyrrolidone|C5H9NO|99.13|−23.1|202|1.0230|1.4684|32.6|yes
Pyridine|C5H5N|79.10|−41.7|115.2|0.9819|1.5095|13.3|yes
Nitromethane|CH3NO2|61.04|−28.4|101.2|1.1371|1.3817|37.3|partly
Hexamethylphosphoric triamide|C6H18N3OP|179.20|7.2|232.5|1.03|1.4579|31.3|yes'''
for l in data.split('\n'):
    if l[0]=='#': t.row([C(l[1:],cs=9,font='LSI')],before=3)
    else:
        p=l.split('|'); p[1]=re.sub(r'(\d+)',r'_{\1}',p[1]); t.row(p)
t.layout(); t.hl(1,.6); t.text(); T.append(t.truth(1)); y=t.bottom
para(c,H,40,y+5,402,'* Suspected carcinogen; handle in a fume cupboard.&nbsp;&nbsp; † With decomposition.&nbsp;&nbsp; Formulae in Hill order.','LSR',7,8.4)
c.showPage()
# ---- page 2
put(c,W-58,H-34,'4-19','LSR',8); put(c,W/2-70,H-34,'Water, buffers and indicators','LSI',9)
def cap(x,y,n,s): 
    put(c,x,H-y,n,'LSB',8.5); put(c,x+width(n,'LSB',8.5)+5,H-y,s,'LSR',8.5)
cap(44,58,'4.8','Vapour pressure of water')
a=Tab(c,H,44,64,[48,60],'LSR',8,9.6,4,1,['r','d']); a.dpad={1:12}
a.row([C('t / °C',al='r'),C('p / kPa',al='c')],font='LSB')
for tt in range(0,105,5):
    p=0.61121*math.exp((18.678-tt/234.5)*(tt/(257.14+tt))); a.row([str(tt),f'{p:.4f}'if p<10 else f'{p:.3f}'])
a.layout(); a.hl(0,.9); a.hl(1,.4); a.hl(len(a.rows),.9); a.text(); T.append(a.truth(2))
cap(188,58,'4.9','Primary pH standards, 25 °C')
b=Tab(c,H,188,64,[128,44,38,38],'LSR',8,9.6,3,1.4,['l','r','d','d'])
b.dpad={2:8,3:4}
b.row(['Solution',C('Molality',al='c'),C('pH',al='c'),C('β',al='c')],font='LSB')
for r in [['Potassium tetroxalate','0.05','1.679','0.070'],['Potassium hydrogen tartrate, saturated at 25 °C','—','3.557','0.027'],['Potassium dihydrogen citrate','0.05','3.776','0.034'],['Potassium hydrogen phthalate','0.05','4.008','0.016'],['Potassium dihydrogen phosphate + disodium hydrogen phosphate','0.025 each','6.865','0.029'],['Disodium tetraborate','0.01','9.180','0.020'],['Sodium hydrogen carbonate + sodium carbonate','0.025 each','10.012','0.029'],['Calcium hydroxide, saturated at 25 °C','—','12.454','0.09']]: b.row(r)
b.layout(); b.grid(.4); b.text(); T.append(b.truth(2))
y=max(a.bottom,b.bottom)
para(c,H,188,b.bottom+8,248,'The buffer value β is the number of moles of strong base per litre needed to raise the pH by one unit. The standards below pH 3 and above pH 11 are secondary: their residual liquid-junction potential exceeds 0.02 pH.','LSR',8,9.6)
cap(44,y+20,'4.10','Acid–base indicators')
d=Tab(c,H,44,y+27,[92,42,42,56,56,104],'LSR',8,9.6,3,1.2,['l','c','c','l','l','l'])
d.row([C('Indicator',rs=2,va='b'),C('Transition range',cs=2,al='c'),C('Colour',cs=2,al='c'),C('Preparation',rs=2,va='b')],font='LSB')
d.row(['from pH','to pH','acid','base'],font='LSB')
for r in ['Thymol blue (1st)|1.2|2.8|red|yellow|0.04% aqueous Na salt','Methyl orange|3.1|4.4|red|yellow|0.1% aqueous','Bromocresol green|3.8|5.4|yellow|blue|0.1% in 20% ethanol','Methyl red|4.4|6.2|red|yellow|0.2% in 60% ethanol','Bromothymol blue|6.0|7.6|yellow|blue|0.04% aqueous Na salt','Phenol red|6.4|8.0|yellow|red|0.1% aqueous Na salt','Thymol blue (2nd)|8.0|9.6|yellow|blue|as above','Phenolphthalein|8.2|10.0|colourless|pink|1% in 90% ethanol','Thymolphthalein|9.3|10.5|colourless|blue|0.1% in 90% ethanol','Alizarin yellow R|10.1|12.0|yellow|orange-red|0.1% aqueous']: d.row(r.split('|'))
d.layout(); d.hl(0,.9); d.hl(1,.4,1,3,dx=3); d.hl(1,.4,3,5,dx=3); d.hl(2,.4); d.hl(len(d.rows),.9); d.text(); T.append(d.truth(2))
para(c,H,44,d.bottom+8,392,'Ranges were read by five observers against a white ground; individual readings scatter by ± 0.2 pH. For titrations of weak acids in mixed solvents consult Section 4.14.','LSR',8.5,10.4)
c.save(); save('chem_databook',T)
